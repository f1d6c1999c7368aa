<?php

declare(strict_types=1);

namespace App\Domain\Rsg\Evidence;

use App\Domain\Reports\ExportPart;
use App\Enums\ExportStatus;
use App\Infrastructure\Files\ZipFormat;
use App\Models\Export;
use App\Support\CsvLine;
use Illuminate\Container\Attributes\Config;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;
use stdClass;

/**
 * Writes an evidence pack: a zip with a page and a CSV file for each section, and more for a long section. Each part is a job and holds at
 * most one page in memory. `evidence_files` says where the next part goes on.
 */
final readonly class EvidenceWriter
{
    /** Rows of one query. Emails are long. */
    private const FETCH = 500;

    private const PAGE_ROWS = 2_500;

    private const PAGE_BYTES = 4_000_000;

    /** More do not fit on a printed page. */
    private const MOST_COLUMNS = 12;

    private const BYTE_ORDER_MARK = "\u{FEFF}";

    public function __construct(
        private EvidenceCells $cells,
        private EvidenceManifest $manifest,
        #[Config('paddock.exports.rows_a_part')]
        private int $rowsAPart,
    ) {}

    /** Counts the rows, for the progress. */
    public function begin(Export $export): void
    {
        $rows = array_sum(array_map(static fn (EvidenceSection $section): int => $section->rows->count(), EvidenceSections::of(EvidenceScope::of($export))));
        Export::query()->whereKey($export->id)->where('status', ExportStatus::Queued)
            ->update(['status' => ExportStatus::Running, 'total_rows' => $rows, 'started_at' => now(), 'heartbeat_at' => now()]);
    }

    /** @throws ValidationException when the pack would be too large for a zip */
    public function part(Export $export): ExportPart
    {
        $sections = EvidenceSections::of(EvidenceScope::of($export));
        /** @var list<stdClass> $files */
        $files = DB::table('evidence_files')->where('export_id', $export->id)->orderBy('id')->get()->all();
        $earlier = count($files);
        $last = $files === [] ? null : $files[$earlier - 1];
        $index = $last === null ? 0 : (int) array_search($last->section, array_column($sections, 'key'), true) + ($last->last_id === null ? 1 : 0);
        $content = '';
        $rows = 0;
        while ($index < count($sections) && ($content === '' || $rows < $this->rowsAPart && strlen($content) < self::PAGE_BYTES)) {
            $page = $this->page($export, $sections[$index], $files);
            foreach ($page['texts'] as $name => $text) {
                $content .= $this->add($files, $export, $content, $name, $text, [
                    'section' => $sections[$index]->key,
                    'last_id' => $page['last_id'],
                    'rows_count' => $page['rows'],
                ]);
            }
            $rows += $page['rows'];
            $index += $page['last_id'] === null ? 1 : 0;
        }
        $hasMore = $index < count($sections);
        if (! $hasMore) {
            foreach ($this->manifest->closing($export, $sections, $files) as $name => $text) {
                $content .= $this->add($files, $export, $content, $name, $text);
            }
            $content .= ZipFormat::directory(array_map(EvidenceManifest::entry(...), $files), (int) $export->bytes + strlen($content));
        }

        return new ExportPart($content, $rows, $hasMore, array_map(static fn (stdClass $file): array => (array) $file, array_slice($files, $earlier)));
    }

    /**
     * @param  list<stdClass>  $files  gets the new file
     * @param  array<string, mixed>  $more
     * @return string its bytes in the zip
     */
    private function add(array &$files, Export $export, string $content, string $name, string $text, array $more = []): string
    {
        $offset = (int) $export->bytes + strlen($content);
        [$entry, $bytes] = ZipFormat::pack($name, $text, $offset);
        // The directory follows, with less than a page.
        if ($offset + strlen($bytes) + self::PAGE_BYTES > ZipFormat::MOST_BYTES) {
            throw ValidationException::withMessages(['until' => 'The evidence pack is larger than 4 GB. Choose a shorter period.']);
        }
        $files[] = (object) [
            'export_id' => $export->id,
            'name' => $name,
            'section' => null,
            'last_id' => null,
            'rows_count' => 0,
            'bytes' => $entry->bytes,
            'packed_bytes' => $entry->packedBytes,
            'crc32' => $entry->crc32,
            'offset' => $offset,
            'sha256' => hash('sha256', $text),
            ...$more,
        ];

        return $bytes;
    }

    /**
     * The next page of a section.
     *
     * @param  list<stdClass>  $files
     * @return array{texts: array<string, string>, rows: int, last_id: int|null}
     */
    private function page(Export $export, EvidenceSection $section, array $files): array
    {
        $own = array_filter($files, static fn (stdClass $file): bool => $file->section === $section->key);
        $number = intdiv(count($own), 2) + 1;
        $after = $own === [] ? 0 : (int) end($own)->last_id;
        $headings = array_keys($section->columns);
        $isWide = count($headings) > self::MOST_COLUMNS;
        $html = $isWide ? '' : EvidenceHtml::tableStart($headings);
        $csv = self::BYTE_ORDER_MARK.CsvLine::of($headings);
        $most = min(self::PAGE_ROWS, $this->rowsAPart);
        $count = 0;
        do {
            $limit = min(self::FETCH, $most - $count);
            $batch = $this->after($section, $after)->limit($limit)->get();
            foreach ($batch as $row) {
                $cells = $this->cells->of($row, $section->columns);
                $html .= $isWide ? EvidenceHtml::record($headings, $cells) : EvidenceHtml::row($cells);
                $csv .= CsvLine::of($cells);
                $after = (int) $row->evidence_id;
            }
            $count += $batch->count();
        } while ($batch->count() === $limit && $count < $most && strlen($html) < self::PAGE_BYTES);
        $hasMore = $batch->count() === $limit && $this->after($section, $after)->exists();
        $links = [
            'index.html' => 'Contents',
            "{$section->key}-{$number}.csv" => 'The same rows as CSV',
            ...$number > 1 ? [$section->key.'-'.($number - 1).'.html' => 'Previous page'] : [],
            ...$hasMore ? [$section->key.'-'.($number + 1).'.html' => 'Next page'] : [],
        ];
        $body = EvidenceHtml::links($links)
            .($section->note === null ? '' : EvidenceHtml::paragraph($section->note))
            .($count === 0 ? EvidenceHtml::paragraph('No rows.') : $html.($isWide ? '' : EvidenceHtml::tableEnd()));

        return [
            'texts' => [
                "{$section->key}-{$number}.html" => EvidenceHtml::page(
                    $section->title,
                    $this->manifest->subtitle($export).($number > 1 || $hasMore ? " · page {$number}" : ''),
                    $body,
                ),
                "{$section->key}-{$number}.csv" => $csv,
            ],
            'rows' => $count,
            'last_id' => $hasMore ? $after : null,
        ];
    }

    private function after(EvidenceSection $section, int $id): Builder
    {
        $rows = clone $section->rows;

        // A section without a choice of columns reads one table.
        return ($rows->columns === null ? $rows->select('*') : $rows)
            ->addSelect("{$section->id} as evidence_id")
            ->where($section->id, '>', $id)
            ->orderBy($section->id);
    }
}
