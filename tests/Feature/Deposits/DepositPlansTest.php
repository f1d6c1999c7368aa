<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\User;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** The lists of deposits stay quick however many there are: every sort and every filter has an index. */
final class DepositPlansTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    private const ROWS = 4_000;

    #[TestWith(['/deposits'])]
    #[TestWith(['/deposits?sort=-amount_cents'])]
    #[TestWith(['/deposits?sort=waiting_since'])]
    #[TestWith(['/deposits/payid'])]
    #[TestWith(['/deposits/eft?sort=amount_cents'])]
    #[TestWith(['/deposits/pending'])]
    #[TestWith(['/deposits?status=rejected'])]
    #[TestWith(['/deposits?rail=eft&sort=amount_cents'])]
    #[TestWith(['/deposits?client=1'])]
    #[TestWith(['/deposits?amount_cents=100000&amount_cents_op=least'])]
    #[TestWith(['/deposits?value_at=2026-11-20'])]
    #[TestWith(['/deposits?age=overdue'])]
    #[TestWith(['/deposits?payer=zelda'])]
    #[TestWith(['/deposits?reference=B-77'])]
    #[TestWith(['/deposits?search=zelda'])]
    #[TestWith(['/deposits?search=$12.34'])]
    #[Group('sqlite')]
    public function test_orders_and_filters_do_not_scan_all_deposits(string $url): void
    {
        $this->travelTo('2026-11-20 03:10:00');
        $this->actingAs(User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne());
        $this->keepMany();

        foreach ($this->plansOf($url) as $sql => $plan) {
            // Rows of a rare value, found by their own index (IdsFirst), are few enough to sort.
            $isOfFew = str_contains($sql, '"deposits"."id" in (') || str_contains($plan, 'CO-ROUTINE deposits');
            $plan = (string) preg_replace('/^(CO-ROUTINE deposits\n.*\n)SCAN deposits\n/s', '$1', $plan);
            // A walk along the index of an order ends with the page; a sort or a scan of the table would not.
            $this->assertDoesNotMatchRegularExpression('/SCAN deposits(?! USING (COVERING )?INDEX)/', $plan, "{$sql}\n{$plan}");
            $this->assertTrue($isOfFew || ! str_contains($plan, 'USE TEMP B-TREE FOR ORDER BY'), "{$sql}\n{$plan}");
        }
    }

    private function keepMany(): void
    {
        $client = Client::factory()->createOne()->id;
        foreach (array_chunk(range(1, self::ROWS), 100) as $numbers) {
            $lines = $deposits = $terms = [];
            foreach ($numbers as $number) {
                $rail = ['osko', 'payid', 'eft'][$number % 3];
                $at = now()->subMinutes($number * 7);
                $isRare = $number % 500 === 0;
                $lines[] = [
                    'id' => $number,
                    'rail' => $rail,
                    'bank_reference' => "B-{$number}",
                    'description' => 'Payment',
                    'payer_name' => $isRare ? 'Zelda Rare' : 'Ann Common',
                    'amount_cents' => $number * 10,
                    'value_at' => $at,
                    'created_at' => $at,
                    'updated_at' => $at,
                ];
                $deposits[] = [
                    'id' => $number, 'bank_line_id' => $number, 'rail' => $rail, 'amount_cents' => $number * 10, 'status' => $isRare ? 'pending' : ($number % 501 === 0 ? 'rejected' : 'approved'),
                    'client_id' => $number % 400 === 0 ? $client : null, 'value_at' => $at, 'waiting_since' => $isRare ? $at : null, 'created_at' => $at, 'updated_at' => $at,
                ];
                $terms[] = ['subject_type' => 'bank_line', 'subject_id' => $number, 'term' => $isRare ? 'zelda' : 'ann'];
            }
            DB::table('bank_lines')->insert($lines);
            DB::table('deposits')->insert($deposits);
            DB::table('search_terms')->insert($terms);
        }
        DB::statement('analyze');
    }

    /** @return array<string, string> of everything that the page asks of deposits, by its statement */
    private function plansOf(string $url): array
    {
        $asked = [];
        DB::listen(static function (QueryExecuted $event) use (&$asked): void {
            $asked[] = $event;
        });
        $this->inertia($url, ['deposits', 'meta', 'totals'], 'Deposits/Index')->assertOk();

        $plans = [];
        foreach ($asked as $event) {
            if (Str::startsWith($event->sql, 'select') && Str::contains($event->sql, 'from "deposits"')) {
                $plans[$event->sql] = implode("\n", array_column(DB::select("explain query plan {$event->sql}", $event->bindings), 'detail'));
            }
        }
        $this->assertNotEmpty($plans);

        return $plans;
    }
}
