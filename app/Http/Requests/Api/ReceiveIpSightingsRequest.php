<?php

declare(strict_types=1);

namespace App\Http\Requests\Api;

use App\Services\Intake\Bulk\BulkRow;
use App\Services\Intake\Bulk\BulkRows;
use App\Services\Intake\Bulk\RowRefused;
use App\Services\Intake\NewIpSighting;
use App\Support\IpAddress;
use Illuminate\Foundation\Http\FormRequest;

/** Body of `POST /api/v1/ip-sightings`. The rows are read one by one, so that a bad one does not hold the others up. */
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
