<?php

declare(strict_types=1);

namespace App\Services\Exports;

use App\Data\DbClients\DbPhoneRow;
use App\Http\Requests\DbClients\DbPhoneIndexRequest;
use App\Queries\DbClients\DbPhoneListQuery;
use App\Queries\DbClients\Validity;
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

    public function table(): string
    {
        return 'db_phone_numbers';
    }

    public function matching(ExportScope $scope): Builder
    {
        return $this->numbers->filtered(DbPhoneIndexRequest::of($scope->query, $scope->owner)->filters(), ProspectScope::of($scope->owner));
    }

    public function header(ExportScope $scope): array
    {
        $text = new CsvText($scope->owner->timezone);

        return ['Prospect', 'Number', 'Kind', 'Validity', $text->heading('Checked'), 'Suppressed', 'Source', 'Consent', 'Status', $text->heading('Added')];
    }

    public function rows(ExportScope $scope, array $ids): array
    {
        $text = new CsvText($scope->owner->timezone);

        return array_map(static fn (DbPhoneRow $number): array => [
            $number->full_name, $number->number, $number->kind->label(), Validity::of($number->is_valid)->value, $text->time($number->checked_at),
            $number->suppressed_reason?->label(), $number->source, $number->consent_basis->label(), $number->status->label(), $text->time($number->created_at),
        ], $this->numbers->find($ids, ProspectScope::of($scope->owner)));
    }
}
