<?php

declare(strict_types=1);

namespace Tests\Feature\Transactions;

use App\Enums\TransactionType;
use App\Models\Adjustment;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\Feature\Transactions\Support\PostsMoney;
use Tests\Support\AsksForAdjustments;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** Reversals of manual adjustments also need two users. */
final class AdjustmentReversalTest extends TestCase
{
    use AsksForAdjustments, PostsMoney, ReadsPages, RefreshDatabase;

    public function test_an_approved_adjustment_is_reversed_by_two_people_and_names_its_original(): void
    {
        $this->ask(['kind' => 'fee']);
        $fee = Adjustment::query()->sole();
        $this->reverse($fee)->assertSessionHas('error', 'Only approved adjustments can be reversed. Nothing was changed.');
        $this->decide($fee);

        $this->reverse($fee)->assertSessionHas('success');
        $this->reverse($fee)->assertSessionHas('error', 'A reversal was already requested. Nothing was changed.');
        $reversal = Adjustment::query()->where('reverses_id', $fee->id)->sole();
        $this->decide($reversal)->assertSessionHas('success');

        $this->assertSame(10_000, $this->client->refresh()->balance_cents);
        $posted = DB::table('ledger_transactions')->where('idempotency_key', "adjustment:{$reversal->id}:approved")->sole();
        $this->assertSame(TransactionType::Reversal->value, $posted->type);
        $this->assertSame("adjustment:{$fee->id}:approved", DB::table('ledger_transactions')->where('id', $posted->reverses_id)->value('idempotency_key'));
        $this->assertSame(0, (int) DB::table('ledger_entries')->join('ledger_accounts', 'ledger_accounts.id', '=', 'ledger_account_id')->where('kind', 'fees')->sum('amount_cents'));
        $this->reverse($reversal)->assertSessionHas('error', 'A reversal can’t be reversed. Request a new adjustment.');
    }

    public function test_declined_reversal_can_be_requested_again(): void
    {
        $this->ask();
        $adjustment = Adjustment::query()->sole();
        $this->decide($adjustment);
        $this->reverse($adjustment);
        $this->decide(Adjustment::query()->where('reverses_id', $adjustment->id)->sole(), ['status' => 'declined', 'reason' => 'It stands']);

        $this->reverse($adjustment)->assertSessionHas('success');
    }

    public function test_the_ledger_adds_up_after_all_of_it(): void
    {
        foreach (['credit', 'debit', 'fee'] as $kind) {
            $this->ask(['kind' => $kind, 'reference' => (string) Str::uuid()]);
        }
        foreach (Adjustment::query()->get() as $adjustment) {
            $this->decide($adjustment);
            $this->reverse($adjustment);
        }
        foreach (Adjustment::query()->whereNotNull('reverses_id')->get() as $reversal) {
            $this->decide($reversal);
        }

        $this->assertSame(10_000, $this->client->refresh()->balance_cents);
        Artisan::call('ledger:verify', ['--json' => true]);
        $problems = array_filter(json_decode(Artisan::output(), true)['problems'] ?? [], static fn (array $problem): bool => ! in_array($problem['kind'], ['source', 'suspense'], true));
        $this->assertSame([], $problems);
    }

    /** @return TestResponse<Response> */
    private function reverse(Adjustment $adjustment): TestResponse
    {
        return $this->actingAs($this->officer)->post("/transactions/adjustments/{$adjustment->id}/reversal", ['reason' => 'Booked to the wrong client']);
    }
}
