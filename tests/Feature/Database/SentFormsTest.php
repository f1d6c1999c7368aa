<?php

declare(strict_types=1);

namespace Tests\Feature\Database;

use App\Enums\RsgEventKind;
use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\SiteAccount;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Str;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

final class SentFormsTest extends TestCase
{
    use RefreshDatabase;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();
        $this->client = Client::factory()->createOne();
        $this->actingAs(User::factory()->withRole(StaffRole::Developer)->createOne());
    }

    /** @return iterable<string, array{string, string}> */
    public static function forms(): iterable
    {
        yield 'a transfer' => ['transfers', 'amount'];
        yield 'a note' => ['notes', 'body'];
        yield 'a lead' => ['leads', 'first_name'];
        yield 'an RSG event' => ['rsg_events', 'description'];
    }

    #[DataProvider('forms')]
    public function test_form_sent_twice_creates_one_record_and_returns_one_answer(string $table, string $field): void
    {
        [$route, $fields] = $this->form($table);
        $fields['reference'] = (string) Str::uuid();

        $first = $this->post($route, $fields)->assertSessionHasNoErrors()->assertSessionHas('success');
        $second = $this->post($route, $fields)->assertSessionHasNoErrors()->assertSessionHas('success');
        $this->assertSame($first->headers->get('Location'), $second->headers->get('Location'));
        $this->post($route, [...$fields, $field => '77'.$fields[$field]])->assertSessionHasErrors('reference', errorBag: 'default');
        $this->assertDatabaseCount($table, 1);

        $this->post($route, [...$fields, 'reference' => (string) Str::uuid()])->assertSessionHasNoErrors();
        $this->assertDatabaseCount($table, 2);
    }

    public function test_a_refused_form_can_be_sent_again_and_old_references_are_forgotten(): void
    {
        [$route, $fields] = $this->form('transfers');
        $fields['reference'] = (string) Str::uuid();

        $this->post($route, [...$fields, 'amount' => '999999'])->assertSessionHasErrors('amount');
        $this->post($route, $fields)->assertSessionHasNoErrors();
        $this->assertDatabaseCount('transfers', 1);

        $this->travel(8)->days();
        Artisan::call('forms:prune');
        $this->assertDatabaseCount('sent_forms', 0);
    }

    /** @return array{string, array<string, string>} */
    private function form(string $table): array
    {
        return match ($table) {
            'transfers' => [route('clients.transfers.store', $this->client), [
                'from_site_account_id' => $this->account(50_000), 'to_site_account_id' => $this->account(0), 'amount' => '1.00',
            ]],
            'notes' => [route('notes.store', ['client', $this->client->id]), ['body' => 'Called twice', 'category' => 'call']],
            'leads' => [route('clients.leads.store'), ['first_name' => 'Harriet', 'last_name' => 'Okafor', 'email' => 'harriet@example.com', 'mobile_e164' => '']],
            default => [route('clients.rsg.events.store', $this->client), ['kind' => RsgEventKind::cases()[0]->value, 'severity' => 'high', 'description' => 'Deposits late at night']],
        };
    }

    private function account(int $cents): string
    {
        return (string) SiteAccount::factory()->createOne(['client_id' => $this->client->id, 'balance_cents' => $cents])->id;
    }
}
