<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\OpenApi\Field;
use App\OpenApi\ObjectSchema;
use App\Services\Intake\Bulk\BulkRow;
use App\Services\Intake\Bulk\BulkRows;
use App\Services\Intake\Bulk\RowRefused;
use App\Services\Intake\NewIpSighting;
use App\Support\IpAddress;
use Illuminate\Foundation\Http\FormRequest;
use OpenApi\Attributes\Items;

/** Body of `POST /api/v1/ip-sightings`. The rows are read one by one, so that a bad one does not hold the others up. */
#[ObjectSchema('NewIpSightings', 'Sightings of addresses in bulk.', [
    'sightings' => new Field('array', 'The rows. A bad one does not hold the others up.', items: new Items(ref: '#/components/schemas/NewIpSighting'), minItems: 1, maxItems: BulkRows::MOST),
])]
#[ObjectSchema('NewIpSighting', 'A client was seen at an address.', [
    'client_pin' => new Field('string', 'PIN of the client.', '48213', maxLength: 16),
    'ip' => new Field('string', 'An IPv4 or IPv6 address.', '203.0.113.17', maxLength: 45),
    'device_hash' => new Field('string', 'What tells the device from others.', '9f3c1a', optional: true, nullable: true, maxLength: 64),
    'place' => new Field('string', 'Where that is, as the sender knows it.', 'Melbourne', optional: true, nullable: true, maxLength: 255),
    'seen_at' => new Field('string', 'With its offset.', '2026-11-20T14:05:00+11:00', format: 'date-time'),
])]
final class ReceiveIpSightingsRequest extends FormRequest
{
    /** @return array<string, list<string>> */
    public function rules(): array
    {
        return ['sightings' => ['bail', 'required', 'array', 'list', 'max:'.BulkRows::MOST]];
    }

    /** @return BulkRows<NewIpSighting> */
    public function toNewIpSightings(): BulkRows
    {
        return BulkRows::read($this->validated('sightings'), 'client_pin', self::sighting(...));
    }

    private static function sighting(BulkRow $row): NewIpSighting
    {
        return new NewIpSighting(
            client_pin: $row->code('client_pin', 16),
            ip: IpAddress::normalise($row->text('ip', 45)) ?? throw new RowRefused('The ip is no IPv4 or IPv6 address.'),
            device_hash: $row->optionalText('device_hash', 64) ?? '',
            place: $row->optionalText('place'),
            seen_at: $row->moment('seen_at'),
        );
    }
}
