<?php

declare(strict_types=1);

namespace App\Domain\DepositMatching;

/** The name of a matching rule: the kinds of evidence for the client. Accuracy is measured per signature. */
final readonly class MatchSignature
{
    /** No client was found. */
    public const NONE = 'none';

    private const CONTESTED = 'contested';

    private const DOUBTFUL = 'doubtful-payer';

    /** They change a score little and would split the decisions into samples that are too small. */
    private const IGNORED = [Evidence::Amount, Evidence::Weekday];

    /**
     * @param  list<Evidence>  $evidence
     * @param  int  $rivals  other clients who match as well
     */
    public static function of(array $evidence, bool $isDoubtfulPayer, int $rivals): string
    {
        $parts = [];
        foreach (Evidence::cases() as $kind) {
            if (in_array($kind, $evidence, true) && ! in_array($kind, self::IGNORED, true)) {
                $parts[] = $kind === Evidence::KnownPayer && $isDoubtfulPayer ? self::DOUBTFUL : $kind->value;
            }
        }

        return implode('+', [...($parts === [] ? [self::NONE] : $parts), ...($rivals > 0 ? [self::CONTESTED] : [])]);
    }

    public static function isContested(string $signature): bool
    {
        return str_ends_with($signature, '+'.self::CONTESTED);
    }

    /** The label on screen: `Full name + PIN, other clients also match`. */
    public static function label(string $signature): string
    {
        $words = [];
        foreach (explode('+', $signature) as $part) {
            if ($part !== self::CONTESTED) {
                $words[] = match ($part) {
                    self::NONE => 'No client found',
                    self::DOUBTFUL => 'Payer of several clients',
                    default => Evidence::tryFrom($part)?->label() ?? $part,
                };
            }
        }

        return implode(' + ', $words).(self::isContested($signature) ? ', other clients also match' : '');
    }
}
