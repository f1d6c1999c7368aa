/** The rule of app/Support/SmsSegments: 3GPP TS 23.038, 160 letters of the GSM alphabet fit one SMS, or 70 of any other. */
const BASIC = new Set(
    '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** These take two places. */
const EXTENDED = new Set('\f^{}\\[~]|€');

export interface SmsLength {
    segments: number;
    /** Places that are left before another segment begins. */
    left: number;
    /** A letter of it is in no GSM alphabet, so that fewer fit. */
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
