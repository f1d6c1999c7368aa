<?php

declare(strict_types=1);

namespace Tests\Feature\Payments;

use Illuminate\Database\QueryException;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\Feature\Payments\Support\MakesPayments;
use Tests\TestCase;

/** The database refuses changes of exported batches and of their payments. */
final class PaymentBatchTriggersTest extends TestCase
{
    use MakesPayments, RefreshDatabase;

    protected function setUp(): void
    {
        parent::setUp();

        $this->onMonday();
        $this->actingAs($this->officer());
    }

    public function test_an_exported_batch_cannot_be_changed_in_the_database(): void
    {
        $batch = $this->exportedBatchOf($this->approved());

        foreach ([
            static fn () => DB::table('payment_batches')->where('id', $batch->id)->update(['total_cents' => 1]),
            static fn () => DB::table('payment_batches')->where('id', $batch->id)->update(['status' => 'draft']),
            static fn () => DB::table('payment_batch_files')->update(['sha256' => 'x']),
            static fn () => DB::table('payment_batch_downloads')->delete(),
        ] as $tampering) {
            try {
                DB::transaction($tampering);
                $this->fail('The database let it happen.');
            } catch (QueryException $refused) {
                $this->assertMatchesRegularExpression('/never changes|never changed|never deleted/', $refused->getMessage());
            }
        }
    }

    public function test_an_item_of_a_batch_cannot_be_changed_in_the_database(): void
    {
        $item = $this->batchOf($this->approved(), $this->approved())->items->firstOrFail();
        $other = $this->approved();

        foreach ([
            static fn () => DB::table('payment_batch_items')->where('id', $item->id)->update(['amount_cents' => 1]),
            static fn () => DB::table('payment_batch_items')->where('id', $item->id)->update(['withdrawal_id' => $other->id]),
            static fn () => DB::table('payment_batch_items')->where('id', $item->id)->update(['live_withdrawal_id' => $other->id]),
            static fn () => DB::table('payment_batch_items')->where('id', $item->id)->delete(),
        ] as $tampering) {
            try {
                DB::transaction($tampering);
                $this->fail('The database let it happen.');
            } catch (QueryException $refused) {
                $this->assertMatchesRegularExpression('/never changes|must equal|never deleted/', $refused->getMessage());
            }
        }
    }
}
