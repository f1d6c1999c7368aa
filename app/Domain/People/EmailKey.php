<?php

declare(strict_types=1);

namespace App\Domain\People;

/** The mailbox of an email address: without a +tag, and for Gmail without full stops. */
final readonly class EmailKey
{
    private const GMAIL = ['gmail.com', 'googlemail.com'];

    /** Longer Gmail addresses are not looked up with a full stop in each place. */
    private const MAX_DOTTED = 24;

    public static function of(?string $email): ?string
    {
        $parts = explode('@', mb_strtolower(trim($email ?? '')));
        if (count($parts) !== 2 || $parts[0] === '' || $parts[1] === '') {
            return null;
        }

        [$local, $domain] = $parts;
        $base = explode('+', $local)[0];
        $base = $base === '' ? $local : $base;

        return in_array($domain, self::GMAIL, true) ? str_replace('.', '', $base).'@gmail.com' : "{$base}@{$domain}";
    }

    /**
     * Spellings for index lookups: as given, without the tag, and for Gmail without and with one full stop.
     *
     * @return list<string>
     */
    public static function spellings(string $email): array
    {
        $key = self::of($email);
        $asIs = mb_strtolower(trim($email));
        if ($key === null) {
            return $asIs === '' ? [] : [$asIs];
        }

        [$local, $domain] = explode('@', $key);
        $spellings = [$email, $asIs, $key];
        if ($domain === 'gmail.com') {
            $spellings[] = "{$local}@googlemail.com";
            $spellings[] = explode('+', explode('@', $asIs)[0])[0].'@gmail.com';
            for ($at = 1; $at < min(strlen($local), self::MAX_DOTTED); $at++) {
                $spellings[] = substr($local, 0, $at).'.'.substr($local, $at).'@gmail.com';
            }
        }

        return array_values(array_unique($spellings));
    }
}
