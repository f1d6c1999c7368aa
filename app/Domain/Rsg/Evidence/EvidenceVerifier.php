<?php

declare(strict_types=1);

namespace App\Domain\Rsg\Evidence;

use App\Infrastructure\Audit\AuditSealRepository;
use App\Infrastructure\Files\ZipReader;
use Illuminate\Support\Facades\DB;
use RuntimeException;

/**
 * Compares an evidence pack with its manifest, its seal and this database.
 *
 * @phpstan-type TManifest array{pack: array{id: int}, chains: array<string, array{to_id: int, hash: string}|null>, files: list<array{name: string, bytes: int, sha256: string}>}
 */
final readonly class EvidenceVerifier
{
    private const MOST_MANIFEST_BYTES = 16_000_000;

    private const CHAINS = ['audit_events' => 'activity log', 'permission_receipts' => 'permission receipts'];

    public function __construct(private EvidenceSeal $seal, private AuditSealRepository $seals) {}

    public function verify(string $path): EvidenceReport
    {
        $report = new EvidenceReport;
        try {
            $zip = ZipReader::open($path);
            [$found, $kept] = $this->read($zip, $report);
            if (! $zip->isOriginal()) {
                $report->fault('The zip is not as Paddock wrote it: it was packed again, or has other bytes between or after its files.');
            }
        } catch (RuntimeException $damaged) {
            return $report->fault($damaged->getMessage());
        }
        $manifest = $this->manifest($kept, $report);
        if ($manifest !== null) {
            $this->files($manifest, $found, $report);
            $this->database($manifest, (string) $kept[EvidenceManifest::FILE], $report);
        }

        return $report;
    }

    /** @return array{array<string, array{int, string}>, array<string, string|null>} bytes and SHA-256 of each file; the manifest and its seal */
    private function read(ZipReader $zip, EvidenceReport $report): array
    {
        $found = $kept = [];
        foreach ($zip->files([EvidenceManifest::FILE, EvidenceManifest::SEAL], self::MOST_MANIFEST_BYTES) as [$entry, $sha256, $content]) {
            if (isset($found[$entry->name])) {
                $report->fault("{$entry->name} is in the zip twice.");
            }
            $found[$entry->name] = [$entry->bytes, $sha256];
            if (in_array($entry->name, [EvidenceManifest::FILE, EvidenceManifest::SEAL], true)) {
                $kept[$entry->name] ??= $content;
            }
        }

        return [$found, $kept];
    }

    /**
     * @param  array<string, string|null>  $kept
     * @return TManifest|null
     */
    private function manifest(array $kept, EvidenceReport $report): ?array
    {
        foreach ([EvidenceManifest::FILE, EvidenceManifest::SEAL] as $name) {
            if (! isset($kept[$name])) {
                $report->fault("{$name} is missing.");
            }
        }
        $text = $kept[EvidenceManifest::FILE] ?? null;
        if ($text === null) {
            return null;
        }
        if (isset($kept[EvidenceManifest::SEAL])) {
            $this->seal->matches($text, $kept[EvidenceManifest::SEAL])
                ? $report->proven('The manifest has its seal: it was written by Paddock with this key and not changed since.')
                : $report->fault('The seal does not match the manifest: the manifest or the seal was changed, or another Paddock with another key wrote it.');
        }
        $manifest = json_decode($text, true);
        if (! self::isManifest($manifest)) {
            $report->fault('manifest.json is not the manifest of an evidence pack.');

            return null;
        }

        return $manifest;
    }

    /** @phpstan-assert-if-true TManifest $manifest */
    private static function isManifest(mixed $manifest): bool
    {
        return is_array($manifest)
            && ($manifest['format'] ?? null) === EvidenceManifest::FORMAT
            && is_int($manifest['pack']['id'] ?? null)
            && is_array($manifest['files'] ?? null)
            && collect($manifest['files'])->every(
                static fn (mixed $file): bool => is_string($file['name'] ?? null)
                    && is_int($file['bytes'] ?? null)
                    && is_string($file['sha256'] ?? null),
            )
            && collect(self::CHAINS)
                ->keys()
                ->every(
                    static fn (string $table): bool => ! isset($manifest['chains'][$table])
                        || (is_int($manifest['chains'][$table]['to_id'] ?? null)
                            && is_string($manifest['chains'][$table]['hash'] ?? null)),
                );
    }

    /**
     * @param  TManifest  $manifest
     * @param  array<string, array{int, string}>  $found
     */
    private function files(array $manifest, array $found, EvidenceReport $report): void
    {
        $faults = $report->count();
        foreach ($manifest['files'] as $file) {
            match ($found[$file['name']] ?? null) {
                null => $report->fault("{$file['name']} is missing."),
                [$file['bytes'], $file['sha256']] => null,
                default => $report->fault("{$file['name']} was changed."),
            };
            unset($found[$file['name']]);
        }
        foreach (array_keys(array_diff_key($found, [EvidenceManifest::FILE => 0, EvidenceManifest::SEAL => 0])) as $name) {
            $report->fault("{$name} was added: it is not in the manifest.");
        }
        if ($report->count() === $faults) {
            $report->proven(count($manifest['files']).' files match the manifest. None is missing and none was added.');
        }
    }

    /** @param  TManifest  $manifest */
    private function database(array $manifest, string $text, EvidenceReport $report): void
    {
        $id = $manifest['pack']['id'];
        DB::table('evidence_files')->where('export_id', $id)->where('name', EvidenceManifest::FILE)->where('sha256', hash('sha256', $text))->exists()
            ? $report->proven("This database wrote it: evidence pack {$id}.")
            : $report->fault('This database has no record of this manifest: the manifest was changed, or the pack is from another database.');
        foreach (self::CHAINS as $table => $title) {
            $head = $manifest['chains'][$table] ?? null;
            if ($head === null) {
                $report->notProven("The pack is not tied to the {$title}: nothing was sealed there when it was built.");
            } elseif ($this->seals->hasHead($table, $head['to_id'], $head['hash'])) {
                $report->proven("The head of the hash chain of the {$title} is in this database (rows up to {$head['to_id']}).");
            } else {
                $report->fault("The head of the hash chain of the {$title} is not in this database: its seals were changed, or this is another database.");
            }
        }
        $report->notProven(
            'Whether logged rows were changed in the database before the pack was built, or after the head of a chain. "audit:verify" compares the rows with their seals.',
        );
        $report->notProven(
            'Whether the rows are true, and rows of other tables than the activity log and the receipts, which have no hash chain.',
        );
    }
}
