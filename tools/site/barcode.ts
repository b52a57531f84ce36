/** Whether a number below a barcode is right: its last digit makes the sum of all, every second one times three, end in zero. */
export function isBarcode(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
