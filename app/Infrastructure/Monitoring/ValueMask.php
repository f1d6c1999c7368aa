<?php

declare(strict_types=1);

namespace App\Infrastructure\Monitoring;

use App\Support\LogMask;
use Illuminate\Http\Client\RequestException;
use PDOException;
use Throwable;

/** Removes what may be a person's data from SQL and messages before they are recorded. */
final readonly class ValueMask
{
    private const LONGEST_SQL = 2_000;

    private const LONGEST_MESSAGE = 200;

    /** The statement without its bindings, literals and long numbers. Lists of values are shortened. */
    public static function sql(string $sql): string
    {
        // With a backslash, databases disagree on where a literal ends.
        if (str_contains($sql, "'") && str_contains($sql, '\\')) {
            $sql = strstr($sql, "'", true).'…';
        }
        $masked = preg_replace([
            "/'(?:[^']|'')*(?:'|\z)/",
            '/\$(\w*)\$.*?(?:\$\1\$|\z)/s',
            '/\b\d{6,}\b/',
            '/\((\s*(?:\?|\d+|\$\d+)\s*,){2,}[^()]*\)/',
            '/(\(\?…\))(?:\s*,\s*\(\?…\))+/',
            '/\s+/',
        ], ["'…'", '$…$', '…', '(?…)', '$1…', ' '], $sql);

        // A pattern that gave up must not let the values through.
        return $masked === null ? (string) strtok(trim($sql), " \n(") : mb_strcut(trim($masked), 0, self::LONGEST_SQL);
    }

    /** A message in which databases, other servers and people's input have no say. */
    public static function message(Throwable $exception): string
    {
        if ($exception instanceof PDOException) {
            [$state, $code] = [...$exception->errorInfo ?? [], null, null];

            return 'SQLSTATE '.($state ?? $exception->getCode()).($code === null ? '' : ", driver code {$code}");
        }
        if ($exception instanceof RequestException) {
            return "The other server answered with status {$exception->response->status()}.";
        }
        $masked = preg_replace([
            '#\bhttps?://\S+#i',
            '/"[^"]*(?:"|\z)|“[^”]*(?:”|\z)|`[^`]*(?:`|\z)|(?<!\pL)\'[^\']*(?:\'|\z)/u',
        ], ['[address]', '"…"'], strtok(mb_scrub($exception->getMessage()), "\n") ?: '');

        return mb_substr(LogMask::hide((string) $masked), 0, self::LONGEST_MESSAGE);
    }
}
