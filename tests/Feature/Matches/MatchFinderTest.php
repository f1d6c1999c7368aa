<?php

declare(strict_types=1);

namespace Tests\Feature\Matches;

use App\Domain\People\MatchFinder;
use App\Domain\People\PersonDetails;
use App\Models\BankAccount;
use App\Models\Client;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\IpSighting;
use App\Models\Lead;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

final class MatchFinderTest extends TestCase
{
    use RefreshDatabase;

    private const PERSON = [
        'first_name' => 'William', 'last_name' => "O'Leary", 'date_of_birth' => '1980-03-07', 'email' => 'bill.oleary@gmail.com', 'mobile_e164' => '+61491570156',
        'address' => 'Unit 3, 12 Smith Street', 'suburb' => 'Carlton', 'state' => 'VIC', 'postcode' => '3053',
    ];

    /** @return array<string, array{array<string, mixed>, int, list<string>}> details, minimum score, expected reasons */
    public static function lookups(): array
    {
        $born = CarbonImmutable::parse('1980-03-07');

        return [
            'the same mobile and name' => [
                ['firstName' => 'William', 'lastName' => 'OLeary', 'phones' => ['+61491570156']],
                80,
                ['Same mobile', 'Same name'],
            ],
            'a Gmail mailbox with other full stops and a tag' => [
                ['firstName' => 'William', 'lastName' => "O'Leary", 'email' => 'billoleary+bets@gmail.com'],
                80,
                ['Email of the same mailbox'],
            ],
            'a short form, born the same day' => [
                ['firstName' => 'Bill', 'lastName' => 'O’Leary', 'dateOfBirth' => $born],
                80,
                ['Same date of birth (7 Mar 1980)'],
            ],
            'names swapped, born the same day' => [
                ['firstName' => 'O’Leary', 'lastName' => 'William', 'dateOfBirth' => $born],
                80,
                [],
            ],
            'a typo, day and month swapped, same address' => [
                [
                    'firstName' => 'Wiliam',
                    'lastName' => "O'Leary",
                    'dateOfBirth' => CarbonImmutable::parse('1980-07-03'),
                    'address' => '3/12 Smith St',
                    'postcode' => '3053',
                ],
                80,
                ['Same address'],
            ],
            'the name with a digit wrong in the date of birth' => [
                ['firstName' => 'William', 'lastName' => "O'Leary", 'dateOfBirth' => CarbonImmutable::parse('1981-03-07')],
                60,
                ['Similar date of birth (7 Mar 1981 – 7 Mar 1980)'],
            ],
            'the name at the same address' => [
                ['firstName' => 'William', 'lastName' => "O'Leary", 'address' => '3/12 smith st', 'postcode' => '3053'],
                55,
                ['Same address'],
            ],
            'the bank account and the name' => [
                ['firstName' => 'William', 'lastName' => "O'Leary", 'bankFingerprints' => ['bank-1']],
                80,
                ['Same bank account'],
            ],
            'a device, and the date of birth' => [
                ['firstName' => 'William', 'lastName' => 'Oleary', 'devices' => ['phone-1'], 'ips' => ['198.51.100.7']],
                75,
                ['Same device'],
            ],
        ];
    }

    /**
     * @param  array<string, mixed>  $facts
     * @param  list<string>  $reasons
     */
    #[DataProvider('lookups')]
    public function test_client_is_found_by_shared_details(array $facts, int $least, array $reasons): void
    {
        $client = $this->person();
        Client::factory()->count(3)->create(['postcode' => '3053', 'address' => '12 Smith Lane', 'date_of_birth' => '1980-03-07']);

        $found = app(MatchFinder::class)->find(new PersonDetails(...$facts));

        self::assertSame([['client', $client->id]], array_map(static fn ($one): array => [$one->type, $one->id], $found));
        self::assertGreaterThanOrEqual($least, $found[0]->score);
        foreach ($reasons as $reason) {
            self::assertContains($reason, $found[0]->reasons);
        }
        self::assertStringNotContainsString('0491', implode(' ', $found[0]->reasons));
    }

    public function test_finder_returns_clients_leads_and_db_clients_without_the_own_record(): void
    {
        $client = $this->person();
        $lead = Lead::factory()->createOne(self::PERSON);
        $dbClient = DbClient::factory()->createOne(['first_name' => 'Will', 'last_name' => "O'Leary", 'date_of_birth' => '1980-03-07']);
        DbPhoneNumber::factory()->createOne(['db_client_id' => $dbClient->id, 'e164' => '+61491570156']);
        DbAddress::factory()->createOne(['db_client_id' => $dbClient->id, 'line' => '3/12 Smith St', 'postcode' => '3053']);
        Client::factory()->createOne(self::PERSON)->delete();

        $found = app(MatchFinder::class)->find(PersonDetails::ofClient($client), except: $client);

        self::assertSame([['db_client', $dbClient->id, 100], ['lead', $lead->id, 100]], array_map(static fn ($one): array => [$one->type, $one->id, $one->score], $found));
        self::assertContains('Same address', app(MatchFinder::class)->find(PersonDetails::ofDbClient($dbClient), ['client'])[0]->reasons);
    }

    public function test_public_connection_finds_no_match(): void
    {
        $client = $this->person();
        IpSighting::factory()->count(21)->create(['ip' => '198.51.100.7']);

        $found = app(MatchFinder::class)->find(new PersonDetails('William', "O'Leary", ips: ['198.51.100.7'], devices: ['phone-1']));

        self::assertSame([$client->id], array_column($found, 'id'));
        self::assertNotContains('Same IP address', $found[0]->reasons);
    }

    public function test_finder_queries_use_indexes(): void
    {
        $client = $this->person();
        DB::enableQueryLog();
        app(MatchFinder::class)->find(PersonDetails::ofClient($client));
        $queries = DB::getQueryLog();
        DB::disableQueryLog();

        self::assertLessThanOrEqual(24, count($queries));
        if (DB::connection()->getDriverName() !== 'sqlite') {
            return;
        }
        foreach ($queries as $query) {
            $plan = array_column(DB::select("explain query plan {$query['query']}", $query['bindings']), 'detail');
            foreach (['clients', 'leads', 'db_clients', 'db_phone_numbers', 'db_addresses', 'search_terms', 'ip_sightings', 'bank_accounts'] as $table) {
                self::assertNotContains("SCAN {$table}", $plan, $query['query']);
            }
        }
    }

    private function person(): Client
    {
        $client = Client::factory()->createOne(self::PERSON);
        BankAccount::factory()->createOne(['client_id' => $client->id, 'fingerprint' => 'bank-1']);
        IpSighting::factory()->createOne(['client_id' => $client->id, 'ip' => '198.51.100.7', 'device_hash' => 'phone-1']);

        return $client;
    }
}
