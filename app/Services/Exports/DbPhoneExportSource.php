<?php

declare(strict_types=1);

namespace App\Services\Exports;

use App\Data\DbClients\DbPhoneRow;
use App\Http\Requests\DbClients\DbPhoneIndexRequest;
use App\Queries\DbClients\DbPhoneListQuery;
use App\Queries\DbClients\Validity;
use App\Queries\Lists\ListOrder;
use App\Services\DbClients\ProspectScope;
use App\Support\CsvText;
use Illuminate\Database\Query\Builder;

/** The numbers of prospects, as whoever exports may see them, suppressed ones marked. */
final readonly class DbPhoneExportSource implements ExportSource
{
    public function __construct(private DbPhoneListQuery $numbers) {}

    public function filename(): string
    {
        return 'db-phone-numbers';
    }

    public function idColumn(): string
    {
        return 'db_phone_numbers.id';
    }

    public function matching(ExportScope $scope): Builder
    {
        return $this->numbers->filtered(DbPhoneIndexRequest::of($scope->query, $scope->owner)->filters(), ProspectScope::of($scope->owner));
    }

    public function order(ExportScope $scope): ListOrder
    {
        return DbPhoneIndexRequest::of($scope->query, $scope->owner)->listState()->order;
    }

    public function sheet(ExportScope $scope): ExportSheet
    {
        $text = new CsvText($scope->owner->timezone);
        $seen = ProspectScope::of($scope->owner);

        return new RowSheet([
            'full_name' => [
                new ExportColumn('Prospect', static fn (DbPhoneRow $number): string => $number->full_name),
                new ExportColumn('Status', static fn (DbPhoneRow $number): string => $number->status->label()),
            ],
            'number' => [new ExportColumn('Number', static fn (DbPhoneRow $number): string => $number->number)],
            'kind' => [new ExportColumn('Kind', static fn (DbPhoneRow $number): string => $number->kind->label())],
            'is_valid' => [new ExportColumn('Validity', static fn (DbPhoneRow $number): string => Validity::of($number->is_valid)->value)],
            'suppressed_reason' => [new ExportColumn('Suppressed', static fn (DbPhoneRow $number): ?string => $number->suppressed_reason?->label())],
            'source' => [new ExportColumn('Source', static fn (DbPhoneRow $number): ?string => $number->source)],
            'consent_basis' => [new ExportColumn('Consent', static fn (DbPhoneRow $number): string => $number->consent_basis->label())],
            'checked_at' => [new ExportColumn($text->heading('Checked'), static fn (DbPhoneRow $number): ?string => $text->time($number->checked_at))],
            'created_at' => [new ExportColumn($text->heading('Added'), static fn (DbPhoneRow $number): ?string => $text->time($number->created_at))],
        ], fn (array $ids): array => $this->numbers->find($ids, $seen), $scope->columns);
    }
}
