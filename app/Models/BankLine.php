<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\PaymentRail;
use App\Models\Concerns\Searchable;
use App\Support\PaymentDescription;
use App\Support\SearchSubject;
use App\Support\SearchTerms;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Model;

/**
 * One line of the bank statement, as received.
 *
 * @property int $id
 * @property PaymentRail $rail
 * @property string $bank_reference
 * @property ?string $file_reference of the row of a bank file that made the line, also after the feed told of it
 * @property ?string $file_account whose statement that file was; null where its layout does not say
 * @property ?string $file_from the first day of which the file had rows of the account
 * @property ?string $file_until and the last one
 * @property ?int $file_opening_cents what the account held, by that file, before the first row of the day
 * @property ?string $end_to_end_id
 * @property string $description
 * @property ?string $payer_name
 * @property int $amount_cents
 * @property CarbonImmutable $value_at
 */
final class BankLine extends Model implements SearchSubject
{
    use Searchable;

    /** @var array<string, mixed> */
    protected $attributes = [
        'file_reference' => null,
        'file_account' => null,
        'file_from' => null,
        'file_until' => null,
        'file_opening_cents' => null,
        'end_to_end_id' => null,
        'payer_name' => null,
    ];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'rail' => PaymentRail::class,
            'amount_cents' => 'integer',
            'file_opening_cents' => 'integer',
            'value_at' => 'immutable_datetime',
        ];
    }

    /** A row of a bank file that the feed has not told of: its time is a day. */
    public function isOfFile(): bool
    {
        return $this->file_reference !== null && $this->file_reference === $this->bank_reference;
    }

    /** The payer, the digits that payers put behind their name, and the bank's references. */
    public function searchTerms(): SearchTerms
    {
        return (new SearchTerms)
            ->names($this->payer_name, $this->bank_reference, $this->end_to_end_id)
            ->code(PaymentDescription::parse($this->description)->reference);
    }

    public static function searchedColumns(): array
    {
        return ['payer_name', 'bank_reference', 'end_to_end_id', 'description'];
    }
}
