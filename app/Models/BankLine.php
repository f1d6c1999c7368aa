<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\PaymentRail;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;

/**
 * One line of the bank's statement, as received.
 *
 * @property int $id
 * @property PaymentRail $rail
 * @property string $bank_reference
 * @property ?string $file_reference of the row of a bank file that made the line, also after the feed told of it
 * @property ?string $end_to_end_id
 * @property string $description
 * @property ?string $payer_name
 * @property int $amount_cents
 * @property CarbonImmutable $value_at
 */
final class BankLine extends Model
{
    /** @var list<string> */
    protected $fillable = [
        'rail',
        'bank_reference',
        'file_reference',
        'end_to_end_id',
        'description',
        'payer_name',
        'amount_cents',
        'value_at',
    ];

    /** @var array<string, mixed> */
    protected $attributes = [
        'file_reference' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'rail' => PaymentRail::class,
            'amount_cents' => 'integer',
            'value_at' => 'immutable_datetime',
        ];
    }
}
