<?php

declare(strict_types=1);

namespace Tests\Feature\Reports;

use App\Enums\Ability;
use App\Enums\PaymentRail;
use App\Enums\StaffRole;
use App\Enums\TransactionType;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\AuditEvent;
use App\Models\Export;
use App\Models\Impersonation;
use App\Models\User;
use Illuminate\Support\Facades\Queue;
use Tests\Feature\Transactions\Support\PostsMoney;

final class TransactionExportTest extends ExportTestCase
{
    use PostsMoney;

    protected function setUp(): void
    {
        parent::setUp();
        $this->exporter = User::factory()->withAbilities(Ability::ViewTransactions, Ability::ViewReportExports)->createOne(['timezone' => 'Australia/Perth']);
        $this->actingAs($this->exporter);
    }

    public function test_file_contains_the_filtered_list_with_the_columns_and_order_of_the_screen(): void
    {
        $client = $this->client('Zoë', 'Abbot', ['pin' => '77']);
        $this->transaction($client, 50_000, '2026-11-20 01:00:00', rail: PaymentRail::Osko, reference: 'NAB-1');
        $this->transaction($client, -12_550, '2026-11-20 02:05:00', TransactionType::Withdrawal, reference: 'WD-2', source: 'withdrawal');
        $this->transaction(null, 0, '2026-11-20 03:00:00', amountCents: 900);

        $this->export('transactions', ['query' => ['client' => (string) $client->id, 'per_page' => '50'], 'columns' => ['type', 'amount_cents', 'occurred_at', 'client', 'balance_cents', 'rail']])
            ->assertRedirect('/reports/clients/exports')->assertSessionHasNoErrors();

        $this->assertSame([
            ['Type', 'Amount (AUD)', 'When (Australia/Perth)', 'Client', 'PIN', 'Balance after (AUD)', 'Rail'],
            ['Withdrawal', '-125.50', '2026-11-20 10:05', 'Zoë Abbot', '77', '374.50', ''],
            ['Deposit', '500.00', '2026-11-20 09:00', 'Zoë Abbot', '77', '500.00', 'OSKO'],
        ], $this->lines($this->download(Export::query()->sole())->streamedContent()));
        $this->assertSame(self::REASON, AuditEvent::query()->where('action', 'transactions.exported')->sole()->after['reason']);
    }

    public function test_balances_are_correct_in_every_part_of_the_file(): void
    {
        config(['paddock.exports.rows_a_part' => 3]);
        $client = $this->client('A', 'B');
        foreach (range(1, 10) as $i) {
            $this->transaction($client, $i * 100, '2026-11-20 01:00:00');
        }

        $this->export('transactions', ['query' => ['client' => (string) $client->id], 'columns' => ['balance_cents']]);

        $balances = array_column(array_slice($this->lines($this->download(Export::query()->sole())->streamedContent()), 1), 0);
        $this->assertSame(['55.00', '45.00', '36.00', '28.00', '21.00', '15.00', '10.00', '6.00', '3.00', '1.00'], $balances);
    }

    public function test_every_part_shows_times_in_the_zone_of_the_heading(): void
    {
        config(['paddock.exports.rows_a_part' => 1]);
        $client = $this->client('A', 'B');
        $this->transaction($client, 100, '2026-11-20 01:00:00');
        $this->transaction($client, 100, '2026-11-20 01:00:00');
        Queue::fake();
        $this->export('transactions', ['columns' => ['occurred_at']]);
        $this->assertTrue($this->writer()->writePart(Export::query()->with('user')->sole()));

        $this->exporter->update(['timezone' => 'Australia/Brisbane']);
        $this->assertFalse($this->writer()->writePart(Export::query()->with('user')->sole()));

        $this->assertSame(
            [['When (Australia/Perth)'], ['2026-11-20 09:00'], ['2026-11-20 09:00']],
            $this->lines($this->download(Export::query()->sole())->streamedContent()),
        );
    }

    public function test_file_contains_no_formulas(): void
    {
        $this->transaction(null, 0, amountCents: 900, reference: '=1+1', description: '@SUM(A1)');
        $this->export('transactions', ['columns' => ['reference', 'description']]);

        $this->assertSame(["'=1+1", "'@SUM(A1)"], $this->lines($this->download(Export::query()->sole())->streamedContent())[1]);
    }

    public function test_export_needs_a_reason_and_refuses_unknown_filters(): void
    {
        $this->post('/transactions/export')->assertSessionHasErrors('reason');
        $this->export('transactions', ['query' => ['tpye' => 'deposit']])->assertSessionHasErrors('query');
        $this->assertSame(0, Export::query()->count());
    }

    public function test_export_needs_both_abilities_and_is_forbidden_while_impersonating(): void
    {
        $this->actingAs(User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne());
        $this->export('transactions')->assertForbidden();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients, Ability::ViewReportExports)->createOne());
        $this->export('transactions')->assertForbidden();

        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $impersonation = Impersonation::query()->create([
            'actor_id' => $developer->id,
            'target_id' => $this->exporter->id,
            'reason' => 'Looking into ticket 812',
            'actor_security_version' => 1,
            'started_at' => now(),
        ]);
        $this->actingAs($this->exporter)->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);
        $this->export('transactions')->assertForbidden();
        $this->assertSame(0, Export::query()->count());
    }
}
