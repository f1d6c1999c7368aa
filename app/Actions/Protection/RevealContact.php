<?php

declare(strict_types=1);

namespace App\Actions\Protection;

use App\Data\Clients\ClientContact;
use App\Data\DbClients\DbClientContact;
use App\Data\DbClients\DbContactLine;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\Lead;
use App\Support\AustralianMobile;
use Illuminate\Support\Facades\DB;

/** Shows masked contact details and records who looked and why. */
final readonly class RevealContact
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(Client|Lead|DbClient $person, string $reason): ClientContact|DbClientContact
    {
        DB::transaction(fn () => $this->audit->record("{$person->getMorphClass()}.contact_revealed", $person, after: ['reason' => $reason]));

        return $person instanceof DbClient ? $this->dbClient($person) : $this->person($person);
    }

    private function person(Client|Lead $person): ClientContact
    {
        return new ClientContact(
            mobile: AustralianMobile::national((string) $person->mobile_e164),
            email: (string) $person->email,
            address: (string) $person->address,
        );
    }

    private function dbClient(DbClient $dbClient): DbClientContact
    {
        $dbClient->loadMissing(['phoneNumbers', 'addresses']);

        return new DbClientContact(
            email: (string) $dbClient->email,
            phones: array_values(
                $dbClient->phoneNumbers
                    ->map(static fn (DbPhoneNumber $number): DbContactLine => new DbContactLine($number->id, $number->e164))
                    ->all(),
            ),
            addresses: array_values(
                $dbClient->addresses
                    ->map(
                        static fn (DbAddress $address): DbContactLine => new DbContactLine($address->id, (string) $address->line),
                    )
                    ->all(),
            ),
        );
    }
}
