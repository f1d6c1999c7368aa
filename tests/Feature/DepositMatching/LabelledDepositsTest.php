<?php

declare(strict_types=1);

namespace Tests\Feature\DepositMatching;

use App\Domain\DepositMatching\AutoMatchRule;
use App\Domain\DepositMatching\DepositMatcher;
use App\Domain\DepositMatching\MatchLearning;
use App\Domain\DepositMatching\MatchPrecision;
use App\Domain\DepositMatching\ScoredClient;
use App\Enums\DepositStatus;
use App\Enums\GuideValue;
use App\Models\Client;
use App\Models\Deposit;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\Support\Matching\LabelledDeposits;
use Tests\Support\SetsGuideValues;
use Tests\TestCase;

/** Deposits with known owners: each is approved for its owner, and the matcher learns. */
final class LabelledDepositsTest extends TestCase
{
    use RefreshDatabase, SetsGuideValues, TakesDepositsIn;

    private const CLIENTS = 200;

    private const HISTORY = 700;

    private const AFTERWARDS = 300;

    public function test_proven_rules_stay_accurate_on_later_deposits(): void
    {
        $this->travelTo('2026-11-20 03:10:00');
        $payments = new LabelledDeposits(self::CLIENTS);
        for ($i = 0; $i < self::HISTORY; $i++) {
            [$deposit, $owner, $ranking] = $this->arrive($payments);
            $this->decide($deposit, $owner, $ranking[0] ?? null);
        }
        // A history this short cannot prove 99.5 per cent.
        $this->setGuideValues([[GuideValue::AutoMatchAccuracy, 9_500], [GuideValue::AutoMatchDecisions, 50]]);
        $rule = app(AutoMatchRule::class);
        $matched = $wrong = $first = $named = 0;
        $mistakes = [];
        for ($i = 0; $i < self::AFTERWARDS; $i++) {
            [$deposit, $owner, $ranking] = $this->arrive($payments);
            $best = $ranking[0] ?? null;
            $isRight = $best?->client->id === $owner->id;
            $first += (int) $isRight;
            $named += (int) in_array($owner->id, array_map(static fn (ScoredClient $one): int => $one->client->id, $ranking), true);
            if ($best !== null && $rule->trusts($best)) {
                $matched++;
                if (! $isRight) {
                    $wrong++;
                    $mistakes[] = "{$deposit->bankLine->description} is {$owner->full_name} {$owner->pin}, not {$best->client->fullName()} {$best->client->pin}: {$best->signature()}";
                }
            }
            $this->decide($deposit, $owner, $best);
        }
        $bands = app(MatchPrecision::class)->byBand();

        $numbers = sprintf(
            '%d of %d owners first (%.1f%%), %d among the proposals (%.1f%%); %d matched automatically (%.1f%%), %d of them wrong; at 90 points and more %d of %d right. %s',
            $first, self::AFTERWARDS, 100 * $first / self::AFTERWARDS, $named, 100 * $named / self::AFTERWARDS, $matched, 100 * $matched / self::AFTERWARDS, $wrong,
            $bands[90]->right, $bands[90]->sample(), implode('; ', $mistakes),
        );
        $this->assertGreaterThanOrEqual(0.93, $first / self::AFTERWARDS, $numbers);
        $this->assertGreaterThanOrEqual(0.97, $named / self::AFTERWARDS, $numbers);
        $this->assertGreaterThanOrEqual(0.5, $matched / self::AFTERWARDS, $numbers);
        $this->assertLessThanOrEqual(0.005, $wrong / max(1, $matched), $numbers);
        $this->assertGreaterThanOrEqual(0.995, $bands[90]->precision(), $numbers);
    }

    /** @return array{Deposit, Client, list<ScoredClient>} */
    private function arrive(LabelledDeposits $payments): array
    {
        [$description, $cents, $owner] = $payments->next();
        $deposit = $this->deposit($description, $cents);

        return [$deposit, $owner, app(DepositMatcher::class)->ranking($deposit)];
    }

    private function decide(Deposit $deposit, Client $owner, ?ScoredClient $best): void
    {
        DB::transaction(static function () use ($deposit, $owner, $best): void {
            app(MatchLearning::class)->proposed($deposit, $best, isAutomatic: false);
            $deposit->update(['client_id' => $owner->id, 'status' => DepositStatus::Approved]);
            app(MatchLearning::class)->approved($deposit);
        });
    }
}
