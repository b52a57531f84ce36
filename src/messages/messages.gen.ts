// Written by `npm run messages` from en.json.

