const PALETTE_SIZE = 8;
const HEX = /^#[0-9a-f]{6}$/i;

/** Returns the given colour, or a palette colour that is always the same for the name. */
export function companyColor(name: string, color: string | null): string {
    if (color && HEX.test(color)) {
        return color.toLowerCase();
    }
    let sum = 0;
    for (const letter of name) {
        sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
    }

    return `var(--company-${(sum % PALETTE_SIZE) + 1})`;
}

/** Black or white, whichever has more contrast. The palette is dark enough for white. */
export function inkOn(color: string): '#000000' | '#ffffff' {
    if (!HEX.test(color)) {
        return '#ffffff';
    }
    const luminance = relativeLuminance(color);

    return (luminance + 0.05) / 0.05 > 1.05 / (luminance + 0.05) ? '#000000' : '#ffffff';
}

/** WCAG 2.2, relative luminance of an sRGB colour. */
function relativeLuminance(hex: string): number {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
        const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
        return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });

    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
