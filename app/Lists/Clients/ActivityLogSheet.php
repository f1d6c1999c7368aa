<?php

declare(strict_types=1);

namespace App\Lists\Clients;

use App\Lists\Exports\ExportSheet;
use App\Lists\ListContext;
use App\Support\CsvLine;
use App\Support\CsvText;
use Carbon\CarbonImmutable;

/** An activity log as a CSV file, with one line for each changed field. */
final readonly class ActivityLogSheet implements ExportSheet
{
    public function __construct(private ActivityLogList $list, private ListContext $context) {}

    public function header(): array
    {
        $text = new CsvText($this->context->viewer->timezone);

        return [$text->heading('Date'), 'Change', 'Changed by', 'Impersonated by', 'IP address', 'Field', 'Before', 'After'];
    }

    public function lines(array $ids): array
    {
        $lines = [];
        foreach ($this->list->find($ids, $this->context) as $entry) {
            $start = [
                CarbonImmutable::parse($entry->at)->setTimezone($this->context->viewer->timezone)->format('Y-m-d H:i:s'), $entry->title,
                $entry->actor_name ?? 'The system', $entry->impersonator_name, $entry->ip,
            ];
            if ($entry->changes === []) {
                $lines[] = CsvLine::of([...$start, null, null, null]);
            }
            foreach ($entry->changes as $change) {
                $lines[] = CsvLine::of([...$start, $change->label, $change->before, $change->after]);
            }
        }

        return $lines;
    }
}
