<?php

declare(strict_types=1);

namespace App\Infrastructure\Betstop;

use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\Lead;
use Carbon\CarbonImmutable;

/** The details that the register matches people by. */
final readonly class BetstopPerson
{
    /** @param  list<string>  $otherPhones  E.164; landlines and further mobiles */
    public function __construct(
        public string $firstName,
        public string $lastName,
        public ?CarbonImmutable $dateOfBirth,
        public ?string $mobileE164 = null,
        public ?string $email = null,
        public ?string $postcode = null,
        public array $otherPhones = [],
    ) {}

    public static function of(Client|Lead|DbClient|BetstopUpdate $record): self
    {
        if ($record instanceof DbClient) {
            return new self(
                $record->first_name,
                $record->last_name,
                $record->date_of_birth,
                null,
                $record->email,
                DbAddress::currentFirst($record->addresses())->value('postcode'),
                array_values($record->phoneNumbers()->orderBy('id')->pluck('e164')->all()),
            );
        }

        return new self(
            $record->first_name, $record->last_name, $record->date_of_birth, $record->mobile_e164, $record->email, $record->postcode,
            $record instanceof BetstopUpdate ? $record->other_phones ?? [] : [],
        );
    }

    /** @param  array<string, mixed>  $person  as toArray() returns it */
    public static function fromArray(array $person): self
    {
        return new self(
            (string) $person['first_name'],
            (string) $person['last_name'],
            $person['date_of_birth'] === null ? null : CarbonImmutable::parse($person['date_of_birth']),
            null,
            $person['email'],
            $person['postcode'],
            $person['phones'],
        );
    }

    /** @return array{first_name: string, last_name: string, date_of_birth: string|null, phones: list<string>, email: string|null, postcode: string|null} */
    public function toArray(): array
    {
        return [
            'first_name' => $this->firstName, 'last_name' => $this->lastName, 'date_of_birth' => $this->dateOfBirth?->toDateString(),
            'phones' => $this->phones(), 'email' => $this->email, 'postcode' => $this->postcode,
        ];
    }

    /** @return list<string> E.164 */
    public function phones(): array
    {
        return array_values(array_unique([...($this->mobileE164 === null ? [] : [$this->mobileE164]), ...$this->otherPhones]));
    }

    /** Shows later whether the same details were checked, without storing them again. */
    public function fingerprint(): string
    {
        return hash_hmac('sha256', implode('|', [
            mb_strtolower(trim("{$this->firstName} {$this->lastName}")), $this->dateOfBirth?->toDateString(), ...$this->phones(), $this->email, $this->postcode,
        ]), config()->string('app.key'));
    }

    /** Whether an answer about the other also applies to this one. */
    public function is(self $other): bool
    {
        return $this->details() === $other->details();
    }

    /** @return list<string|list<string>|null> */
    private function details(): array
    {
        return [$this->firstName, $this->lastName, $this->dateOfBirth?->toDateString(), $this->phones(), $this->email, $this->postcode];
    }
}
