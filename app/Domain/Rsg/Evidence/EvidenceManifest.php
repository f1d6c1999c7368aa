<?php

declare(strict_types=1);

namespace App\Domain\Rsg\Evidence;

use App\Infrastructure\Audit\AuditSealRepository;
use App\Infrastructure\Files\ZipEntry;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\Export;
use Carbon\CarbonImmutable;
use stdClass;

/** The last files of an evidence pack: its contents, the manifest with the hash of every file, and the seal of the manifest. */
final readonly class EvidenceManifest
{
    public const INDEX = 'index.html';

    public const FILE = 'manifest.json';

    public const SEAL = 'manifest.seal';

    public const FORMAT = 'paddock-evidence-1';

    public function __construct(private AuditSealRepository $seals, private EvidenceSeal $seal, private EvidenceCells $cells) {}

    public function subtitle(Export $export): string
    {
        return "Evidence pack {$export->id} · {$this->name($export)} · {$export->filters['from']} to {$export->filters['until']}";
    }

    /**
     * @param  list<EvidenceSection>  $sections
     * @param  list<stdClass>  $files  rows of `evidence_files`
     * @return array<string, string> contents by name
     */
    public function closing(Export $export, array $sections, array $files): array
    {
        $heads = $this->seals->heads();
        $index = $this->index($export, $sections, $files, $heads);
        $listed = array_map(
            static fn (stdClass $file): array => [
                'name' => $file->name,
                'rows' => (int) $file->rows_count,
                'bytes' => (int) $file->bytes,
                'sha256' => $file->sha256,
            ],
            $files,
        );
        $listed[] = ['name' => self::INDEX, 'rows' => 0, 'bytes' => strlen($index), 'sha256' => hash('sha256', $index)];
        $manifest = json_encode(
            [
                'format' => self::FORMAT,
                'pack' => [
                    'id' => $export->id,
                    'about' => $this->name($export),
                    ...$export->filters,
                    'reason' => $export->reason,
                    'requested_by' => ['id' => $export->user_id, 'name' => $export->user->full_name],
                    'requested_at' => $export->created_at->toIso8601ZuluString(),
                    'built_at' => CarbonImmutable::now()->toIso8601ZuluString(),
                ],
                'chains' => $heads,
                'files' => $listed,
            ],
            JSON_THROW_ON_ERROR | JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE,
        );

        return [self::INDEX => $index, self::FILE => $manifest, self::SEAL => $this->seal->of($manifest)];
    }

    /** @param  stdClass  $file  a row of `evidence_files` */
    public static function entry(stdClass $file): ZipEntry
    {
        return new ZipEntry($file->name, (int) $file->bytes, (int) $file->packed_bytes, (int) $file->crc32, (int) $file->offset);
    }

    private function name(Export $export): string
    {
        $subject = $export->subject;
        $client = $subject instanceof ExclusionCase ? $subject->client : $subject;

        return $client instanceof Client ? "{$client->full_name}, PIN {$client->pin}" : 'deleted record';
    }

    /**
     * @param  list<EvidenceSection>  $sections
     * @param  list<stdClass>  $files
     * @param  array<string, array{to_id: int, hash: string, sealed_at: string}|null>  $heads
     */
    private function index(Export $export, array $sections, array $files, array $heads): string
    {
        $filters = $export->filters;
        $facts = [
            ['About', $this->name($export)],
            [
                'Records',
                collect(['Clients' => $filters['clients'], 'leads' => $filters['leads'], 'DB clients' => $filters['db_clients']])
                    ->filter()
                    ->map(static fn (array $ids, string $type): string => $type.' '.implode(', ', $ids))
                    ->implode('; '),
            ],
            ['Period', "{$filters['from']} to {$filters['until']}, until {$this->cells->time($filters['ends_at'])}"],
            ['Requested', "{$this->cells->time((string) $export->created_at)} by {$export->user->full_name}"],
            ['Reason', $export->reason],
        ];
        foreach (['audit_events' => 'Activity log', 'permission_receipts' => 'Permission receipts'] as $table => $title) {
            $head = $heads[$table];
            $facts[] = [
                "Head of the hash chain: {$title}",
                $head === null
                    ? 'Nothing was sealed yet.'
                    : "{$head['hash']} (rows up to {$head['to_id']}, sealed {$this->cells->time($head['sealed_at'])})",
            ];
        }
        $body = EvidenceHtml::record(array_column($facts, 0), array_column($facts, 1))
            .'<h2>Contents</h2>'.EvidenceHtml::paragraph(
                'Times are '
                    .config()->string('paddock.timezone')
                    .' with their distance from UTC. Each CSV file has the same rows as its page.',
            );
        $body .= EvidenceHtml::tableStart(['Section', 'Rows', 'Pages', 'CSV']);
        foreach ($sections as $section) {
            $own = array_values(
                array_filter(
                    $files,
                    static fn (stdClass $file): bool => $file->section === $section->key && str_ends_with($file->name, '.html'),
                ),
            );
            $pages = array_column($own, 'name');
            $body .= EvidenceHtml::contentsRow(
                $section->title,
                (int) array_sum(array_column($own, 'rows_count')),
                $pages,
                str_replace('.html', '.csv', $pages),
            );
        }
        $body
            .= EvidenceHtml::tableEnd()
            .'<h2>Proof</h2>'.EvidenceHtml::paragraph(
                'manifest.json has the SHA-256 hash of every file, and manifest.seal is made with a key of Paddock. In Paddock, "php artisan evidence:verify FILE" '
                    .'shows whether a file was changed, removed or added. Keep the zip as it was downloaded.',
            );

        return EvidenceHtml::page('Evidence pack '.$export->id, $this->subtitle($export), $body);
    }
}
