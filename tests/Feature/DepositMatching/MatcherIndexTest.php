<?php

declare(strict_types=1);

namespace Tests\Feature\DepositMatching;

use App\Domain\DepositMatching\DepositMatcher;
use App\Domain\DepositMatching\MatchLearning;
use App\Enums\PaymentRail;
use App\Models\Client;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\Group;
use Tests\TestCase;

/** The matcher reads through indexes only. */
final class MatcherIndexTest extends TestCase
{
    use RefreshDatabase, TakesDepositsIn;

    private const MOST_QUERIES = 60;

    #[Group('sqlite')]
    public function test_matcher_queries_use_indexes(): void
    {
        foreach (['Emma Walsh', 'Emna Walsh', 'Liam Brown'] as $name) {
            [$first, $last] = explode(' ', $name);
            Client::factory()->createOne(['first_name' => $first, 'last_name' => $last]);
        }
        $deposits = [
            $this->deposit('Payment from Emma Walsh 48213', endToEndId: 'E2E-1'),
            $this->deposit('Payment from E Walhs 48213', rail: PaymentRail::Payid),
            $this->deposit('DEPOSIT PAYID emma@walsh.example 0491570156 Emma Walsh 48213'),
        ];
        DB::flushQueryLog();
        DB::enableQueryLog();
        foreach ($deposits as $deposit) {
            app(DepositMatcher::class)->ranking($deposit);
        }
        DB::transaction(fn () => app(MatchLearning::class)->approved($deposits[0]->fill(['client_id' => Client::query()->min('id')])));
        DB::disableQueryLog();
        $queries = DB::getQueryLog();

        $this->assertLessThan(self::MOST_QUERIES * count($deposits), count($queries));
        foreach ($queries as $query) {
            if (! str_starts_with($query['query'], 'select')) {
                continue;
            }
            foreach (DB::select('explain query plan '.$query['query'], $query['bindings']) as $step) {
                $this->assertDoesNotMatchRegularExpression('/^SCAN (?:clients|search_terms|known_payers|deposits|bank_lines|bank_accounts|match_decisions)\b/', $step->detail, $query['query']);
            }
        }
    }
}
