<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Domain\Leads\LeadDue;
use App\Enums\LeadStatus;
use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\Company;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** Leads: six per hundred clients, in every stage, with next actions around today. */
final class LeadSeeder
{
    private const CHUNK = 500;

    private const PER_HUNDRED_CLIENTS = 6;

    private const FEWEST = 24;

    /** Numbers that no demo client has, so that leads are different people. */
    private const FIRST_PERSON = 3_000_000;

    private const SOURCES = ['Referral', 'Spring Carnival tent', 'Website form', 'Affiliate', 'Phone enquiry', 'Former client', 'Trade show'];

    private const ACTIONS = [
        'Call back about the welcome offer', 'Send the identity form', 'Ask for proof of address', 'Explain deposit limits', 'Book a call before the Cup',
        'Follow up the email', 'Check the source of funds', 'Introduce the account manager',
    ];

    private const LOST = ['Prefers another bookmaker', 'Cannot be reached', 'Not interested any more', 'Wanted credit betting, which we do not offer'];

    /** @var list<int> */
    private array $companies;

    /** @var list<int> */
    private array $owners;

    private CarbonImmutable $now;

    public function run(): void
    {
        $this->now = CarbonImmutable::now();
        $this->companies = array_values(Company::query()->orderBy('id')->pluck('id')->all());
        $this->owners = array_values(User::query()
            ->whereHas('role', static fn ($roles) => $roles->whereIn('name', [StaffRole::AccountManager->value, StaffRole::SeniorAccountManager->value]))
            ->orderBy('id')->pluck('id')->all());
        $clients = Client::query()->count();
        $count = max(self::FEWEST, intdiv($clients * self::PER_HUNDRED_CLIENTS, 100));
        $converted = $this->clientsOfLeads(intdiv($count, 6));

        foreach (array_chunk(range(1, $count), self::CHUNK) as $numbers) {
            DB::table('leads')->insert(array_map(fn (int $number): array => $this->lead($number, $converted[$number - 1] ?? null), $numbers));
        }
        $this->leadsWhoAreClients($count);
    }

    /** @return list<Client> who came by way of a lead */
    private function clientsOfLeads(int $count): array
    {
        return array_values(Client::query()->where('status', 'active')->where('betstop_state', '!=', 'registered')->where('is_barred', false)
            ->orderByDesc('id')->limit($count)->get()->all());
    }

    /** @return array<string, mixed> */
    private function lead(int $number, ?Client $client): array
    {
        $dice = new Dice($number * 29 + 11);
        $status = $client !== null
            ? LeadStatus::Converted
            : LeadStatus::from(
                $dice->weighted(['new' => 34, 'contacted' => 28, 'qualified' => 20, 'lost' => 15, 'barred' => 3]),
            );
        $person = $client === null
            ? Australians::person(self::FIRST_PERSON + $number)
            : [
                'first_name' => $client->first_name,
                'last_name' => $client->last_name,
                'email' => $client->email,
                'mobile_e164' => $client->mobile_e164,
                'date_of_birth' => $client->date_of_birth?->toDateString(),
                'address' => $client->address,
                'suburb' => $client->suburb,
                'state' => $client->state,
                'postcode' => $client->postcode,
            ];
        $created = $client === null
            ? $this->now->subMinutes($dice->between(30, 130_000))
            : $client->created_at->subDays($dice->between(1, 30));
        $owner = $dice->chance(82) ? $dice->pick($this->owners) : null;

        return [
            ...$person,
            'state' => $person['state']?->value,
            'company_id' => $client->company_id ?? ($dice->chance(85) ? $dice->pick($this->companies) : null),
            'source' => $dice->pick(self::SOURCES),
            'status' => $status->value,
            'owner_id' => $client->account_manager_id ?? $owner,
            ...$this->nextAction($status, $dice),
            'lost_reason' => match ($status) {
                LeadStatus::Lost => $dice->pick(self::LOST),
                LeadStatus::Barred => "{$person['first_name']} {$person['last_name']} is on the BetStop register.",
                default => null,
            },
            'client_id' => $client?->id,
            'is_client_new' => $client !== null,
            'converted_at' => $client?->created_at,
            'converted_by' => $client === null ? null : ($client->account_manager_id ?? $this->owners[0]),
            'created_at' => $created,
            'updated_at' => $created,
        ];
    }

    /** @return array{next_action: ?string, next_action_due_at: ?CarbonImmutable} from a few days ago to two weeks ahead */
    private function nextAction(LeadStatus $status, Dice $dice): array
    {
        $isOpen = in_array($status, [LeadStatus::New, LeadStatus::Contacted, LeadStatus::Qualified], true);
        $action = $isOpen && $dice->chance(80) ? $dice->pick(self::ACTIONS) : null;
        $day = $this->now->setTimezone(config()->string('paddock.timezone'))->addDays($dice->between(-4, 14))->toDateString();

        return ['next_action' => $action, 'next_action_due_at' => $action === null ? null : LeadDue::end($day)];
    }

    /** A few qualified leads are already clients, so that the conversion warns about them. */
    private function leadsWhoAreClients(int $count): void
    {
        $clients = Client::query()
            ->where('status', 'active')
            ->where('betstop_state', '!=', 'registered')
            ->where('is_barred', false)
            ->orderBy('id')
            ->limit(3)
            ->get();
        foreach ($clients->values() as $place => $client) {
            $lead = $this->lead($count + $place + 1, null);
            DB::table('leads')->insert([
                ...$lead,
                'first_name' => $client->first_name, 'last_name' => $client->last_name, 'date_of_birth' => $client->date_of_birth?->toDateString(),
                'mobile_e164' => $client->mobile_e164, 'email' => null, 'status' => LeadStatus::Qualified->value, 'lost_reason' => null,
                'company_id' => $this->companies[0], 'owner_id' => $this->owners[$place % count($this->owners)],
                ...['next_action' => 'Send the identity form', 'next_action_due_at' => LeadDue::end($this->now->addDays($place)->toDateString())],
            ]);
        }
    }
}
