<?php

declare(strict_types=1);

namespace Tests\Support\Duplicates;

/**
 * Makes the labelled pairs of tests/Support/Fixtures/duplicate-pairs.jsonl, always the same ones. A pair is a repeat because
 * a scenario made it one, not because a scorer says so. `php tests/Support/Duplicates/generate.php` writes the file again.
 */
final readonly class PairGenerator
{
    private const SEED = 20_261_122;

    /** How many pairs of each scenario; 500 together. */
    private const PLAN = [
        'resent by the bank' => 45, 'paid again after minutes' => 55, 'paid again under another spelling' => 20, 'paid again within the hour' => 10,
        'paid again hours later' => 4, 'resent with a cut name' => 12, 'feed and file, same day' => 45, 'feed and file, next banking day' => 20,
        'feed and file, few words' => 15, 'paid again by a daily payer' => 8,
        'ordinary quick repeats' => 38, 'second quick repeat ever' => 10, 'dismissed before' => 12, 'pays every day or week' => 30,
        'other payer, popular amount' => 45, 'family' => 20, 'split payment' => 15, 'top-up hours later' => 30, 'paid again after a return' => 12,
        'feed and file, other payer' => 20, 'feed and file, other day' => 12, 'first quick top-up' => 5, 'placeholder id' => 5, 'two references' => 12,
    ];

    /** @return list<LabelledPair> in an order that mixes the scenarios; about three of ten are held out */
    public static function all(): array
    {
        $dice = new PairDice(self::SEED);
        $repeats = new RepeatScenarios($dice);
        $ordinary = new OrdinaryScenarios($dice);
        $pairs = [];
        foreach (self::PLAN as $kind => $count) {
            for ($i = 0; $i < $count; $i++) {
                $pairs[] = $repeats->make($kind) ?? $ordinary->make($kind);
            }
        }
        $pairs = $dice->shuffled($pairs);

        return array_map(static fn (LabelledPair $pair, int $at): LabelledPair => $pair->held(in_array($at % 10, [2, 5, 8], true)), $pairs, array_keys($pairs));
    }
}
