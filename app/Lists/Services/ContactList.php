<?php

declare(strict_types=1);

namespace App\Lists\Services;

use App\Data\Services\ContactRow;
use App\Enums\ContactKind;
use App\Lists\Column;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Lists\Sort;
use App\Support\DataFactory;
use App\Support\LikeText;
use App\Support\PhoneNumber;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Contacts of one kind.
 *
 * @extends ListDefinition<ContactRow>
 */
abstract readonly class ContactList extends ListDefinition
{
    public const KEY = 'contacts';

    public const ID_COLUMN = 'contacts.id';

    public const DEFAULT_ORDER = 'name';

    public const SEARCH_HINT = 'Name, organisation, role, phone or email…';

    abstract public function kind(): ContactKind;

    public function sorts(): array
    {
        return [Sort::by('name', 'contacts.name'), Sort::nullable('organisation', 'contacts.organisation')];
    }

    public function columns(): array
    {
        return [
            Column::of('name', 'Name', sort: 'name')->csv(),
            Column::of('organisation', 'Organisation', sort: 'organisation')->csv()->csv('Role', static fn (ContactRow $contact): ?string => $contact->role),
            Column::of('mobile', 'Mobile')->csv(),
            Column::of('phone', 'Phone')->csv(),
            Column::of('email', 'Email')->csv(),
            Column::of('notes', 'Notes')->csv(),
        ];
    }

    protected function base(ListContext $context): Builder
    {
        return DB::table('contacts')->where('contacts.kind', $this->kind())->whereNull('contacts.deleted_at');
    }

    protected function search(Builder $rows, string $text, ListContext $context): void
    {
        $number = PhoneNumber::toE164($text);
        $rows->where(static function (Builder $any) use ($text, $number): void {
            LikeText::anyContains($any, ['name', 'organisation', 'role', 'email'], $text);
            if ($number !== null) {
                $any->orWhere('contacts.mobile_e164', $number)->orWhere('contacts.phone_e164', $number);
            }
        });
    }

    protected function row(stdClass $row, ListContext $context): ContactRow
    {
        $shown = static fn (?string $e164): ?string => $e164 === null ? null : PhoneNumber::shown($e164);

        return DataFactory::make(ContactRow::class, $row, ['mobile' => $shown($row->mobile_e164), 'phone' => $shown($row->phone_e164)]);
    }
}
