<?php

declare(strict_types=1);

namespace App\Actions\Contacts;

use App\Data\Clients\ClientContact;
use App\Data\DbClients\DbClientContact;
use App\Data\DbClients\DbContactLine;
use App\Models\Client;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\Lead;
use App\Services\Audit\AuditTrail;
use App\Support\AustralianMobile;
use Illuminate\Support\Facades\DB;

/** Shows contact details to somebody who does not see them otherwise, and writes down who looked and why. */
final readonly class RevealContact
{
    public function __construct(private AuditTrail $audit) {}

    public function person(Client|Lead $person, string $reason): ClientContact
    {
        $this->writeDown($person, $reason);

        return new ClientContact(
            mobile: AustralianMobile::national((string) $person->mobile_e164),
            email: (string) $person->email,
            address: (string) $person->address,
        );
    }

    /** A prospect has many numbers and addresses. */
    public function prospect(DbClient $prospect, string $reason): DbClientContact
    {
        $this->writeDown($prospect, $reason);
        $prospect->loadMissing(['phoneNumbers', 'addresses']);

        return new DbClientContact(
            email: (string) $prospect->email,
            phones: array_values($prospect->phoneNumbers->map(static fn (DbPhoneNumber $number): DbContactLine => new DbContactLine($number->id, $number->e164))->all()),
            addresses: array_values($prospect->addresses->map(static fn (DbAddress $address): DbContactLine => new DbContactLine($address->id, (string) $address->line))->all()),
        );
    }

    private function writeDown(Client|Lead|DbClient $person, string $reason): void
    {
        DB::transaction(fn () => $this->audit->record("{$person->getMorphClass()}.contact_revealed", $person, after: ['reason' => $reason]));
    }
}
