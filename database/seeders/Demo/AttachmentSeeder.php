<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Infrastructure\Files\AttachmentStorage;
use App\Infrastructure\Files\FileKind;
use App\Models\Client;
use Carbon\CarbonImmutable;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;

/** Files that can be opened: tiny PDFs, a picture, a list. */
final class AttachmentSeeder
{
    public function __construct(private readonly AttachmentStorage $shelf) {}

    /** @param  Collection<int, Client>  $clients */
    public function run(Collection $clients, int $uploaderId): void
    {
        $rows = [];
        foreach ($clients as $client) {
            $files = [
                ['Driver licence, front.png', FileKind::Png, DemoScreenshot::of('Licence', $client->full_name, 1)],
                ['Proof of address.pdf', FileKind::Pdf, self::pdf("Proof of address of {$client->full_name}")],
                ['Statement October.csv', FileKind::Csv, "date,description,amount\n2026-10-03,Payment from {$client->last_name},250.00\n"],
            ];
            foreach ($files as $place => [$name, $kind, $bytes]) {
                $rows[] = $this->row(
                    'client',
                    $client->id,
                    $uploaderId,
                    $name,
                    $kind,
                    $bytes,
                    CarbonImmutable::now()
                        ->subDays(30 - $place * 9)
                        ->subMinutes($client->id),
                );
            }
        }
        foreach (
            DB::table('emails')
                ->where('direction', 'outbound')
                ->where('client_id', '<=', $clients->last()->id ?? 0)
                ->orderBy('id')
                ->limit(10)
                ->pluck('id') as $emailId
        ) {
            $rows[] = $this->row(
                'email',
                (int) $emailId,
                $uploaderId,
                'Statement.pdf',
                FileKind::Pdf,
                self::pdf("Statement of email {$emailId}"),
                CarbonImmutable::now()->subDays(3),
            );
        }
        DB::table('attachments')->insert($rows);
    }

    /** @return array<string, mixed> */
    private function row(string $type, int $id, int $uploaderId, string $name, FileKind $kind, string $bytes, CarbonImmutable $at): array
    {
        return [
            'subject_type' => $type, 'subject_id' => $id, 'user_id' => $uploaderId, 'name' => $name, 'mime' => $kind->mime(), 'size' => strlen($bytes),
            'path' => $this->shelf->put($bytes), 'sha256' => hash('sha256', $bytes), 'created_at' => $at, 'updated_at' => $at,
        ];
    }

    /** One page with one line. PDF readers accept the missing cross-reference table. */
    public static function pdf(string $line): string
    {
        $text = str_replace(['\\', '(', ')'], ['\\\\', '\\(', '\\)'], $line);
        $stream = "BT /F1 24 Tf 60 740 Td ({$text}) Tj ET";

        return "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n"
            ."3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>endobj\n"
            .'4 0 obj<</Length '.strlen($stream).">>stream\n{$stream}\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
    }
}
