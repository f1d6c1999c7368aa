/** Same rule as app/Support/SmsSegments. 3GPP TS 23.038: an SMS holds 160 characters of the GSM alphabet or 70 others. */
const BASIC = new Set(
    '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Characters that count twice. */
const EXTENDED = new Set('\f^{}\\[~]|€');

export interface SmsLength {
    segments: number;
    /** Characters left in the last segment. */
    left: number;
    /** A character is outside the GSM alphabet, so fewer characters fit. */
    isUnicode: boolean;
}

export function smsLength(text: string): SmsLength {
    const letters = [...text];
    const isUnicode = letters.some((letter) => !BASIC.has(letter) && !EXTENDED.has(letter));
    const places = isUnicode ? text.length : letters.length + letters.filter((letter) => EXTENDED.has(letter)).length;
    const [alone, joined] = isUnicode ? [70, 67] : [160, 153];
    const segments = places <= alone ? 1 : Math.ceil(places / joined);

    return { segments, left: (segments === 1 ? alone : segments * joined) - places, isUnicode };
}
