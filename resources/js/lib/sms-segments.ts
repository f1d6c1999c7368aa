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
    const places = letters.map((letter) => (isUnicode ? letter.length : EXTENDED.has(letter) ? 2 : 1));
    const [alone, joined] = isUnicode ? [70, 67] : [160, 153];
    const total = places.reduce((sum, needed) => sum + needed, 0);
    if (total <= alone) {
        return { segments: 1, left: alone - total, isUnicode };
    }
    // A character of two places is never split between two parts.
    let [segments, used] = [1, 0];
    for (const needed of places) {
        [segments, used] = used + needed > joined ? [segments + 1, needed] : [segments, used + needed];
    }

    return { segments, left: joined - used, isUnicode };
}
