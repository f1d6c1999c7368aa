<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Domain\Intake\Bulk\BulkRow;
use App\Domain\Intake\Bulk\RefusedRow;
use App\Domain\Intake\Bulk\RowRefusedException;
use App\Domain\Intake\NewIpSighting;
use App\Http\Requests\FormRequest;
use App\Infrastructure\OpenApi\Field;
use App\Infrastructure\OpenApi\ObjectSchema;
use App\Support\IpAddress;
use OpenApi\Attributes\Items;

/** Body of `POST /api/v1/ip-sightings`. Invalid rows are refused individually. */
#[
    ObjectSchema('NewIpSightings', 'IP address sightings in bulk.', [
        'sightings' => new Field(
            'array',
            'The rows. Invalid rows are refused individually.',
            items: new Items(ref: '#/components/schemas/NewIpSighting'),
            minItems: 1,
            maxItems: BulkRow::MOST,
        ),
    ]),
]
#[
    ObjectSchema('NewIpSighting', 'A client\'s use of an IP address.', [
        'client_pin' => new Field('string', 'PIN of the client.', '48213', maxLength: 16),
        'ip' => new Field('string', 'An IPv4 or IPv6 address.', '203.0.113.17', maxLength: 45),
        'device_hash' => new Field('string', 'Identifies the device.', '9f3c1a', optional: true, nullable: true, maxLength: 64),
        'place' => new Field(
            'string',
            'The location of the IP address.',
            'Melbourne',
            optional: true,
            nullable: true,
            maxLength: 255,
        ),
        'seen_at' => new Field('string', 'With an offset.', '2026-11-20T14:05:00+11:00', format: 'date-time'),
    ]),
]
final class ReceiveIpSightingsRequest extends FormRequest
{
    /** @return array<string, list<string>> */
    public function rules(): array
    {
        return ['sightings' => ['bail', 'required', 'array', 'list', 'max:'.BulkRow::MOST]];
    }

    /** @return array{array<int, NewIpSighting>, list<RefusedRow>} the valid rows by their index in the call, and the refused ones */
    public function toNewIpSightings(): array
    {
        return BulkRow::all($this->validated('sightings'), 'client_pin', self::sighting(...));
    }

    private static function sighting(BulkRow $row): NewIpSighting
    {
        return new NewIpSighting(
            client_pin: $row->code('client_pin', 16),
            ip: IpAddress::normalise($row->text('ip', 45)) ?? throw new RowRefusedException('The ip must be an IPv4 or IPv6 address.'),
            device_hash: $row->optionalText('device_hash', 64) ?? '',
            place: $row->optionalText('place'),
            seen_at: $row->moment('seen_at'),
        );
    }
}
