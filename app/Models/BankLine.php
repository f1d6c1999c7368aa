<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\PaymentRail;
use App\Models\Concerns\Searchable;
use App\Support\PaymentDescription;
use App\Support\SearchSubject;
use App\Support\SearchTerms;
use Illuminate\Database\Eloquent\Model;

/**
 * One line of the bank statement, as received.
 *
 * @mixin BankLineProperties
 */
final class BankLine extends Model implements SearchSubject
{
    use Searchable;

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
