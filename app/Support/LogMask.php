<?php

declare(strict_types=1);

namespace App\Support;

/** Masks personal data in the text of logs and exceptions: email addresses, long numbers and the values of SQL statements. */
final readonly class LogMask
{
    private const HIDDEN = '•••';

    /** Each run begins once, so that long texts take linear time. */
    private const EMAIL = '/(?<![\w.+-])[\w.+-]++(?:@|%40)[\w-]++(?:\.[\w-]++)+/u';

    private const UUID = '\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b';

    /** A day or a month: 2026-11-30, 30-11-2026, 2026-11. */
    private const DATE = '(?<!\d)(?:(?:19|20)\d\d-(?:0[1-9]|1[0-2])(?:-[0-3]\d)?|[0-3]\d-(?:0[1-9]|1[0-2])-(?:19|20)\d\d)(?!\d)';

    /** Phone numbers, bank accounts and card numbers, also in groups of digits. Not UUIDs and dates, which help to find a fault. */
    private const NUMBER = '/(?:'.self::UUID.'|'.self::DATE.')(*SKIP)(*FAIL)|\d(?:[ -]?(?!'.self::DATE.')\d){5,}+/i';

    /** Laravel and the databases put the values of a failed statement into its message. */
    private const STATEMENTS = [
        // Up to the end when the place is missing, for example in a truncated text.
        '/ \(Connection: [^\n]*?, SQL: .*?(?:\)(?=\s(?:in|at) \S+:\d+)|\z)/s' => '',
        "/Duplicate entry '.*?' for /s" => "Duplicate entry '•••' for ",
        "/value: '.*?' for /s" => "value: '•••' for ",
        '/(invalid input [^\n]*?: ").*?"/s' => '$1•••"',
        '/\bDETAIL: [^\n]*/' => 'DETAIL: •••',
    ];

    public static function hide(string $text): string
    {
        $text = mb_scrub($text);
        if (str_contains($text, 'SQLSTATE[')) {
            $text = preg_replace(array_keys(self::STATEMENTS), array_values(self::STATEMENTS), $text);
        }
        $text = preg_replace_callback(self::EMAIL, static fn (array $found): string => ContactMask::email($found[0]), $text ?? self::HIDDEN);

        return preg_replace(self::NUMBER, '••••••', $text ?? self::HIDDEN) ?? self::HIDDEN;
    }
}
