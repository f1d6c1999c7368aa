<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\Intake\ReceiveBankLine;
use App\Domain\Deposits\BankFiles\BankFileContent;
use App\Domain\Deposits\BankFiles\BankLineClassifier;
use App\Domain\Deposits\BankFiles\StatementLine;
use App\Domain\Deposits\NewBankLine;
use App\Enums\BankFileLayout;
use App\Enums\PaymentRail;
use Carbon\CarbonImmutable;
use Closure;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;
use Tests\TestCase;

/** Lines of one amount and day are found without reading other amounts or days. */
final class BankLineIndexTest extends TestCase
{
    use RefreshDatabase;

    public function test_the_amount_leads_the_index(): void
    {
        $columns = array_column(Schema::getIndexes('bank_lines'), 'columns');

        $this->assertContains(['amount_cents', 'value_at'], $columns);
        $this->assertNotContains(['value_at', 'amount_cents'], $columns);
    }

    public function test_both_sides_look_lines_up_by_amount_and_day(): void
    {
        $new = new NewBankLine(PaymentRail::Osko, 'NAB-1', null, 'Payment', 5_000, CarbonImmutable::now());
        $line = new StatementLine(1, '20/11/2026', 'Payment', 5_000, $new, null);
        $content = new BankFileContent('', BankFileLayout::CommBank, [$line], 0);

        foreach ([static fn () => app(ReceiveBankLine::class)->handle($new), static fn (): array => (new BankLineClassifier($content))->classify([$line])] as $work) {
            $query = $this->lookUp($work);
            // The others read so few rows without an index.
            if (DB::getDriverName() === 'sqlite') {
                $plan = implode("\n", array_column(DB::select('explain query plan '.$query['query'], $query['bindings']), 'detail'));
                $this->assertStringContainsString('bank_lines_amount_cents_value_at_index (amount_cents=? AND value_at>? AND value_at<?)', $plan);
            }
        }
    }

    /**
     * @param  Closure(): mixed  $work
     * @return array{query: string, bindings: array<mixed>}
     */
    private function lookUp(Closure $work): array
    {
        DB::flushQueryLog();
        DB::enableQueryLog();
        $work();
        DB::disableQueryLog();
        $queries = array_values(array_filter(DB::getQueryLog(), static fn (array $query): bool => preg_match('/\Aselect.*bank_lines.*value_at/', $query['query']) === 1));
        $this->assertCount(1, $queries);

        return ['query' => $queries[0]['query'], 'bindings' => $queries[0]['bindings']];
    }
}
