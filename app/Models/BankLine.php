<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\PaymentRail;
use App\Models\Concerns\Searchable;
use App\Support\AustralianMobile;
use App\Support\BankLineText;
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
        $terms = new SearchTerms;
        foreach ([$this->payer_name, $this->bank_reference, $this->end_to_end_id, PaymentDescription::parse($this->description)->reference] as $text) {
            [$rest, $contacts] = BankLineText::withContactsApart((string) $text);
            $terms->names($rest);
            // Users who see masked contacts find these by the whole value only.
            foreach ($contacts as $contact) {
                $e164 = AustralianMobile::toE164($contact);
                str_contains($contact, '@') ? $terms->email($contact) : $terms->code($contact)->code($e164);
            }
        }

        return $terms;
    }

    public static function searchedColumns(): array
    {
        return ['payer_name', 'bank_reference', 'end_to_end_id', 'description'];
    }
}
