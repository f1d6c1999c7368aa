<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Enums\NotificationType;
use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\Notification;
use App\Models\User;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;

/** An officer who decides deposits, and their client. The ledger is verified after each test. */
trait DecidesDeposits
{
    private User $officer;

    private Client $emma;

    protected function setUp(): void
    {
        parent::setUp();

        $this->travelTo('2026-11-20 03:10:00');
        $this->officer = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne(['first_name' => 'Sam', 'last_name' => 'Reid']);
        $this->emma = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '48213']);
        $this->actingAs($this->officer);
    }

    protected function tearDown(): void
    {
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());
        parent::tearDown();
    }

    /** @return TestResponse<Response> */
    private function approve(Deposit $deposit, Client $client, bool $acceptsOtherPayer = false): TestResponse
    {
        return $this->put("/deposits/{$deposit->id}/approve", [
            'client_id' => $client->id, 'version' => Deposit::query()->whereKey($deposit->id)->value('version'), 'accepts_other_payer' => $acceptsOtherPayer,
        ]);
    }

    /** @return TestResponse<Response> */
    private function decide(string $operation, Deposit $deposit, string $reason = 'Looked into it', ?int $version = null): TestResponse
    {
        return $this->put("/deposits/{$deposit->id}/{$operation}", ['reason' => $reason, 'version' => $version ?? Deposit::query()->whereKey($deposit->id)->value('version')]);
    }

    private function unread(): int
    {
        Artisan::call('outbox:sweep');

        return Notification::query()->where('user_id', $this->officer->id)->where('type', NotificationType::Deposit)->where('is_read', false)->count();
    }

    private function suspense(): int
    {
        return (int) DB::table('ledger_entries')->join('ledger_accounts', 'ledger_accounts.id', '=', 'ledger_entries.ledger_account_id')
            ->where('ledger_accounts.kind', 'suspense')->sum('ledger_entries.amount_cents');
    }
}
