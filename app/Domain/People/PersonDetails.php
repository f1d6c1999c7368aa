<?php

declare(strict_types=1);

namespace App\Domain\People;

use App\Enums\AustralianState;
use App\Models\Client;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\Lead;
use Carbon\CarbonImmutable;
use stdClass;

/** The details of a person that are compared, from any kind of record. */
final readonly class PersonDetails
{
    /**
     * @param  list<string>  $phones  E.164
     * @param  string|null  $state  as in AustralianState
     * @param  list<string>  $bankFingerprints  as in bank_accounts
     * @param  list<string>  $ips
     * @param  list<string>  $devices  hashes, as in ip_sightings
     * @param  list<array{?string, ?string}>  $formerAddresses  street and postcode of a DB client's former addresses
     */
    public function __construct(
        public string $firstName,
        public string $lastName,
        public ?CarbonImmutable $dateOfBirth = null,
        public ?string $email = null,
        public array $phones = [],
        public ?string $address = null,
        public ?string $suburb = null,
        public ?string $state = null,
        public ?string $postcode = null,
        public array $bankFingerprints = [],
        public array $ips = [],
        public array $devices = [],
        public ?string $preferredName = null,
        public array $formerAddresses = [],
    ) {}

    /** With bank accounts, IP addresses and devices. */
    public static function ofClient(Client $client): self
    {
        return self::of(
            $client,
            $client->mobile_e164 === null ? [] : [$client->mobile_e164],
            app(PersonReader::class)->traces([$client->id])[$client->id] ?? [],
        );
    }

    public function name(): PersonName
    {
        return PersonName::of($this->firstName, $this->lastName, $this->preferredName);
    }

    /** @return list<string> keys for IntakeLock, so that two processes can't create a record of the same person at once */
    public function lockKeys(): array
    {
        return [
            'person '.mb_strtolower($this->fullName()).' '.$this->dateOfBirth?->toDateString(),
            ...array_map(static fn (string $phone): string => "mobile {$phone}", $this->phones),
            ...($this->email === null || $this->email === '' ? [] : ['email '.mb_strtolower($this->email)]),
        ];
    }

    public function fullName(): string
    {
        return trim("{$this->firstName} {$this->lastName}");
    }

    /** @return list<array{?string, ?string}> street and postcode, current address first */
    public function addresses(): array
    {
        return [[$this->address, $this->postcode], ...$this->formerAddresses];
    }

    public static function ofLead(Lead $lead): self
    {
        return self::of($lead, $lead->mobile_e164 === null ? [] : [$lead->mobile_e164]);
    }

    /** With all phone numbers, the current or latest address, and former addresses. */
    public static function ofDbClient(DbClient $dbClient): self
    {
        $addresses = DbAddress::currentFirst($dbClient->addresses())->get();
        $address = $addresses->shift();

        return new self(
            firstName: $dbClient->first_name,
            lastName: $dbClient->last_name,
            dateOfBirth: $dbClient->date_of_birth,
            email: $dbClient->email,
            phones: array_values($dbClient->phoneNumbers()->orderBy('id')->pluck('e164')->all()),
            address: $address?->line,
            suburb: $address?->suburb,
            state: $address?->state?->value,
            postcode: $address?->postcode,
            formerAddresses: array_values($addresses->map(static fn (DbAddress $former): array => [$former->line, $former->postcode])->all()),
        );
    }

    /**
     * @param  stdClass|Client|Lead  $person  or a row of `clients`, `leads` or, with an address, `db_clients`
     * @param  list<string>  $phones  E.164
     * @param  array{bank?: list<string>, ip?: list<string>, device?: list<string>}  $traces
     * @param  list<array{?string, ?string}>  $formerAddresses
     */
    public static function of(stdClass|Client|Lead $person, array $phones, array $traces = [], array $formerAddresses = []): self
    {
        return new self(
            firstName: $person->first_name,
            lastName: $person->last_name,
            dateOfBirth: $person->date_of_birth === null ? null : CarbonImmutable::parse($person->date_of_birth),
            email: $person->email,
            phones: $phones,
            address: $person->address,
            suburb: $person->suburb,
            state: $person->state instanceof AustralianState ? $person->state->value : $person->state,
            postcode: $person->postcode,
            bankFingerprints: $traces['bank'] ?? [],
            ips: $traces['ip'] ?? [],
            devices: $traces['device'] ?? [],
            preferredName: $person->preferred_name ?? null,
            formerAddresses: $formerAddresses,
        );
    }
}
