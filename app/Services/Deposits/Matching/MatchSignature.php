<?php

declare(strict_types=1);

namespace App\Services\Deposits\Matching;

/**
 * The name of a rule: which kinds of evidence spoke for the client. Deposits with one signature are alike enough that what
 * people made of the past ones tells how far the next one can be trusted.
 */
final readonly class MatchSignature
{
    /** Nobody was found. */
    public const NONE = 'none';

    private const CONTESTED = 'contested';

    private const DOUBTFUL = 'doubtful-payer';

    /** They move a score a little, and would part the past into samples too small to tell anything. */
    private const LEFT_OUT = [Evidence::Amount, Evidence::Weekday];

    /** @param  list<Evidence>  $evidence */
    public static function of(array $evidence, bool $isDoubtfulPayer, bool $isContested): string
    {
        $parts = [];
        foreach (Evidence::cases() as $kind) {
            if (in_array($kind, $evidence, true) && ! in_array($kind, self::LEFT_OUT, true)) {
                $parts[] = $kind === Evidence::KnownPayer && $isDoubtfulPayer ? self::DOUBTFUL : $kind->value;
            }
        }

        return implode('+', [...($parts === [] ? [self::NONE] : $parts), ...($isContested ? [self::CONTESTED] : [])]);
    }

    public static function isContested(string $signature): bool
    {
        return str_ends_with($signature, '+'.self::CONTESTED);
    }

    /** In words: `Full name + PIN, others fit as well`. */
    public static function label(string $signature): string
    {
        $words = [];
        foreach (explode('+', $signature) as $part) {
            if ($part !== self::CONTESTED) {
                $words[] = match ($part) {
                    self::NONE => 'Nothing found',
                    self::DOUBTFUL => 'Payer of several clients',
                    default => Evidence::tryFrom($part)?->label() ?? $part,
                };
            }
        }

        return implode(' + ', $words).(self::isContested($signature) ? ', others fit as well' : '');
    }
}
