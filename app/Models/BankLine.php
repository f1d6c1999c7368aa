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
 * @property ?string $file_reference reference of the bank file's row, kept when the feed reports the same line later
 * @property ?string $file_account account of the statement; null if the file's layout does not include it
 * @property ?string $file_from first day with rows of the account in the file
 * @property ?string $file_until last day with rows of the account in the file
 * @property ?int $file_opening_cents the account's balance in the file before the first row of the day
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

    /** A row of a bank file that the feed has not reported: its time is a day. */
    public function isOfFile(): bool
    {
        return $this->file_reference !== null && $this->file_reference === $this->bank_reference;
    }

    /** The payer, the digits after the payer's name, and the bank's references. */
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
