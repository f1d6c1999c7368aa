<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Impersonation;
use App\Models\User;
use App\Services\Impersonation\CurrentImpersonation;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

final class ExportClientsTest extends TestCase
{
    use RefreshDatabase;

    private const REASON = 'Quarterly review with the board';

    private User $exporter;

    protected function setUp(): void
    {
        parent::setUp();

        $this->exporter = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewReportExports)->createOne(['timezone' => 'Australia/Perth']);
    }

    public function test_the_file_holds_the_filtered_list_in_its_order(): void
    {
        $this->client('Zoë', 'Abbot', ['pin' => '2', 'balance_cents' => -2550, 'last_bet_at' => '2026-11-20 03:05:00']);
        $this->client('Harriet', "O'Leary", ['pin' => '1']);
        $this->client('Someone', 'Else', ['pin' => '3', 'state' => 'NSW']);

        $response = $this->export(['state' => 'VIC', 'sort' => '-name']);

        $response->assertOk()->assertHeader('Content-Type', 'text/csv; charset=UTF-8');
        $this->assertStringContainsString('no-store', (string) $response->headers->get('Cache-Control'));
        $this->assertMatchesRegularExpression('/^attachment; filename="clients-\d{4}-\d\d-\d\d\.csv"$/', (string) $response->headers->get('Content-Disposition'));
        $lines = $this->lines($response->streamedContent());
        $this->assertSame(['PIN', 'Name', 'Company'], array_slice($lines[0], 0, 3));
        $this->assertSame('Last bet (Australia/Perth)', $lines[0][10]);
        $this->assertSame(["Harriet O'Leary", 'Zoë Abbot'], [$lines[1][1], $lines[2][1]]);
        $this->assertSame(['-25.50', '2026-11-20 11:05'], [$lines[2][9], $lines[2][10]]);
        $this->assertCount(3, $lines);
    }

    public function test_no_cell_of_the_file_is_a_formula(): void
    {
        $this->client('=cmd|calc', '+x');

        $this->assertSame("'=cmd|calc +x", $this->lines($this->export()->streamedContent())[1][1]);
    }

    public function test_the_file_is_whole_beyond_one_batch(): void
    {
        Client::factory()->count(3)->create();
        $template = (array) Client::query()->toBase()->first();
        unset($template['id']);
        foreach (array_chunk(range(1, 2100), 500) as $chunk) {
            Client::query()->insert(array_map(static fn (int $i): array => [...$template, 'pin' => "b{$i}"], $chunk));
        }

        $pins = array_column(array_slice($this->lines($this->export(['sort' => 'name'])->streamedContent()), 1), 0);

        $this->assertCount(2103, $pins);
        $this->assertCount(2103, array_unique($pins));
    }

    public function test_an_export_is_audited_with_its_reason_and_filter(): void
    {
        $this->export(['state' => 'VIC,NSW', 'sort' => '-name']);

        $event = AuditEvent::query()->sole();
        $this->assertSame('clients.exported', $event->action);
        $this->assertSame($this->exporter->id, $event->actor_id);
        $this->assertSame(self::REASON, $event->after['reason']);
        $this->assertEquals(['state' => ['VIC', 'NSW'], 'sort' => '-name'], $event->after['filter']);
    }

    public function test_an_export_without_a_reason_is_refused(): void
    {
        $this->actingAs($this->exporter)->get(route('clients.export'))->assertRedirect()->assertSessionHasErrors(['reason' => 'Say why you export this list.']);
        $this->actingAs($this->exporter)->get(route('clients.export', ['reason' => 'x']))->assertSessionHasErrors('reason');
        $this->assertSame(0, AuditEvent::query()->count());
    }

    public function test_an_export_needs_the_ability_to_export(): void
    {
        foreach ([StaffRole::AccountManager, StaffRole::RiskAnalyst, StaffRole::Marketing] as $role) {
            $this->exporter = User::factory()->withRole($role)->createOne();
            $this->export()->assertForbidden();
        }
        foreach ([StaffRole::PaymentsManager, StaffRole::Executive, StaffRole::Developer] as $role) {
            $this->exporter = User::factory()->withRole($role)->createOne();
            $this->export()->assertOk();
        }
    }

    public function test_nobody_exports_in_another_persons_name(): void
    {
        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $impersonation = Impersonation::create(['actor_id' => $developer->id, 'target_id' => $this->exporter->id, 'reason' => 'Support', 'started_at' => now()]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);

        $this->export()->assertForbidden();
    }

    /** @param  array<string, mixed>  $more */
    private function client(string $first, string $last, array $more = []): Client
    {
        $client = Client::factory()->createOne(['first_name' => $first, 'last_name' => $last, 'state' => 'VIC', 'pin' => $more['pin'] ?? '9']);
        $client->forceFill($more)->save();

        return $client;
    }

    /**
     * @param  array<string, string>  $query
     * @return TestResponse<Response>
     */
    private function export(array $query = []): TestResponse
    {
        return $this->actingAs($this->exporter)->get(route('clients.export', [...$query, 'reason' => self::REASON]));
    }

    /** @return list<list<string>> */
    private function lines(string $csv): array
    {
        $this->assertStringStartsWith("\u{FEFF}", $csv);
        $rows = explode("\r\n", rtrim(substr($csv, 3), "\r\n"));

        return array_map(static fn (string $row): array => array_map(strval(...), str_getcsv($row, escape: '')), $rows);
    }
}
