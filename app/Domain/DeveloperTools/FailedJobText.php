<?php

declare(strict_types=1);

namespace App\Domain\DeveloperTools;

use App\Support\LogMask;

/** The parts of a failed job that may be shown. The rest of its payload and exception can hold personal data. */
final readonly class FailedJobText
{
    /** Characters of the payload that hold the class. Laravel writes the id and the class first. */
    public const PAYLOAD_CHARACTERS = 300;

    /** Characters of the exception that hold its class and message. */
    public const EXCEPTION_CHARACTERS = 4000;

    private const MOST_MESSAGE_CHARACTERS = 300;

    /** @param  string  $payload  or its beginning */
    public static function job(string $payload): string
    {
        preg_match('/"displayName":"((?:[\w\\\\]|\\\\u[0-9a-f]{4})+)/', $payload, $found);

        return str_replace('\\\\', '\\', $found[1] ?? 'Unknown');
    }

    /**
     * @param  string  $exception  as text, or its beginning
     * @return array{string, string} class and first line of the message, masked
     */
    public static function summary(string $exception): array
    {
        preg_match('/\A([\w\\\\]+)(?:@anonymous)?(?:: (.*?))?(?= in \S+:\d+$|\z)/sm', $exception, $found);
        $message = strtok(LogMask::hide($found[2] ?? ''), "\n");

        return [$found[1] ?? 'Unknown', mb_strimwidth($message === false ? '' : trim($message), 0, self::MOST_MESSAGE_CHARACTERS, '…')];
    }

    public static function trace(string $exception): string
    {
        return LogMask::hide($exception);
    }
}
