import type { Finish } from '../materials/finish.ts'

type Shades = Readonly<Record<string, Readonly<Record<string, Partial<Finish>>>>>

/** The case of a watch has the swatch's colour; its band is one that is sold with such a case. */
export const WEARABLE_SHADES: Shades = {
  'apple-watch-series-11': {
    'space gray': { metal: '#6b6e73', soft: '#6f737a' },
    'jet black': { metal: '#1d1e21', soft: '#1b1c1f' },
    silver: { metal: '#e3e4e6', soft: '#bcbdbe' },
  },
  'apple-watch-series-10': {
    'jet black': { metal: '#1d1e21', soft: '#222222' },
    'rose gold': { metal: '#ebc3b3', soft: '#dfb9b0' },
    silver: { metal: '#e3e4e6', soft: '#d9dcde' },
  },
  'apple-watch-series-9': {
    midnight: { metal: '#2d3138', soft: '#262a32' },
    starlight: { metal: '#e9dfcd', soft: '#e6dccb' },
    pink: { metal: '#f2bfc4', soft: '#eec3c7' },
  },
  'apple-watch-se-2': {
    midnight: { metal: '#2d3138', soft: '#2d323c' },
    starlight: { metal: '#e9dfcd', soft: '#ddd2bf' },
    silver: { metal: '#e0e1e3', soft: '#c6c6c5' },
  },
  'apple-watch-ultra-2': {
    'natural titanium': { metal: '#99938a', soft: '#5b625d' },
    'black titanium': { metal: '#3b3c3f', soft: '#26282b' },
  },
  'galaxy-watch7': {
    green: { metal: '#828d80', soft: '#98a997' },
    cream: { metal: '#e8dcc6', soft: '#ece5d6' },
    silver: { metal: '#d6d8da', soft: '#b3b4b6' },
  },
  'galaxy-watch5': {
    graphite: { metal: '#5b5a57', soft: '#3a3a3a' },
    silver: { metal: '#d8dadc', soft: '#dfe0e0' },
  },
  'pixel-watch-3': {
    'matte black': { metal: '#2a2b2e', soft: '#222326' },
    'polished silver': { metal: '#e2e3e5', soft: '#d8d4cd' },
  },
  'galaxy-buds3-pro': {
    silver: { body: '#c2c5c9', metal: '#a9adb2', soft: '#8f949b' },
  },
  'airpods-max-usb-c': {
    midnight: { body: '#3b3f47', metal: '#8d939c', soft: '#272b32' },
    purple: { metal: '#c8c2d6', soft: '#a79dbd' },
  },
  'sony-wh-1000xm6': {
    black: { metal: '#4b4c50', soft: '#222326' },
    'midnight blue': { metal: '#59627a', soft: '#252e43' },
  },
  'sony-wh-1000xm5': {
    black: { metal: '#47484c', soft: '#232427' },
    silver: { body: '#dcd8d0', metal: '#c9c5bd', soft: '#cdc7bc' },
  },
  'sony-wh-1000xm4': {
    silver: { body: '#d8d3ca', metal: '#c08f6e', soft: '#bcb3a6' },
  },
  'bose-quietcomfort-ultra': {
    black: { metal: '#8a8b8f', soft: '#232427' },
    'white smoke': { metal: '#d5d3cf', soft: '#dcd9d3' },
  },
  'sennheiser-momentum-4': {
    white: { metal: '#b9bbbe', soft: '#c9c8c5' },
  },
  'beats-studio-pro': {
    navy: { metal: '#566580', soft: '#29354b' },
  },
  'beats-solo-4': {
    'slate blue': { metal: '#8597ad', soft: '#5d7087' },
  },
}
