<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Infrastructure\Files\ZipFormat;
use App\Models\Export;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Support\DropsTriggers;
use ZipArchive;

final class EvidenceVerifyTest extends EvidenceTestCase
{
    use DropsTriggers;

    public function test_untouched_pack_is_verified_and_the_output_says_what_is_proven(): void
    {
        $this->seal();
        $this->request();

        $output = $this->verify($this->file(Export::query()->sole()), 0);
        $this->assertStringContainsString('files match the manifest. None is missing and none was added.', $output);
        $this->assertStringContainsString('The head of the hash chain of the activity log is in this database', $output);
        $this->assertStringContainsString('The head of the hash chain of the permission receipts is in this database', $output);
        $this->assertStringContainsString('Not proven:', $output);
        $this->assertStringContainsString('The evidence pack is unchanged.', $output);
    }

    public function test_expired_pack_is_still_verified(): void
    {
        $this->request();
        $path = $this->file(Export::query()->sole());
        $this->travel(8)->days();
        Artisan::call('exports:prune');

        $this->verify($path, 0);
    }

    /** @return array<string, array{callable(ZipArchive): mixed, string}> */
    public static function changes(): array
    {
        return [
            'a changed file' => [
                static fn (ZipArchive $zip) => $zip->addFromString(
                    'sms-1.csv',
                    str_replace('Hello', 'Hullo', (string) $zip->getFromName('sms-1.csv')),
                ),
                'sms-1.csv was changed.',
            ],
            'a removed file' => [
                static fn (ZipArchive $zip) => $zip->deleteName('receipts-1.html'),
                'receipts-1.html is missing.',
            ],
            'an added file' => [
                static fn (ZipArchive $zip) => $zip->addFromString('statement.html', 'I was there'),
                'statement.html was added',
            ],
            'a renamed file' => [
                static fn (ZipArchive $zip) => $zip->renameName('notes-1.csv', 'notes-9.csv'),
                'notes-1.csv is missing.',
            ],
            'a changed contents page' => [
                static fn (ZipArchive $zip) => $zip->addFromString('index.html', 'Nothing to see'),
                'index.html was changed.',
            ],
            'a changed manifest' => [
                static fn (ZipArchive $zip) => $zip->addFromString(
                    'manifest.json',
                    str_replace('regulator', 'bookmaker', (string) $zip->getFromName('manifest.json')),
                ),
                'The seal does not match the manifest',
            ],
            'a changed seal' => [
                static fn (ZipArchive $zip) => $zip->addFromString('manifest.seal', 'hmac-sha256 '.str_repeat('0', 64)."\n"),
                'The seal does not match the manifest',
            ],
            'a manifest of another kind' => [
                static fn (ZipArchive $zip) => $zip->addFromString(
                    'manifest.json',
                    '{"format":"paddock-evidence-1","pack":[],"files":7}',
                ),
                'manifest.json is not the manifest of an evidence pack.',
            ],
            'no manifest' => [static fn (ZipArchive $zip) => $zip->deleteName('manifest.json'), 'manifest.json is missing.'],
            'no seal' => [static fn (ZipArchive $zip) => $zip->deleteName('manifest.seal'), 'manifest.seal is missing.'],
            'a comment' => [static fn (ZipArchive $zip) => $zip->setArchiveComment('Approved'), 'not as Paddock wrote it'],
        ];
    }

    /** @param  callable(ZipArchive): mixed  $change */
    #[DataProvider('changes')]
    public function test_changed_pack_is_refused_with_its_fault(callable $change, string $fault): void
    {
        $this->sms('2026-11-10 03:00:00', 'Hello');
        $this->request();
        $path = $this->file(Export::query()->sole());
        $zip = new ZipArchive;
        $zip->open($path);
        $this->assertNotFalse($change($zip));
        $zip->close();

        $this->assertStringContainsString($fault, $this->verify($path, 1));
    }

    /** @return array<string, array{callable(string): string, string}> */
    public static function bytes(): array
    {
        return [
            'bytes after the end' => [static fn (string $zip): string => $zip.'more', 'not as Paddock wrote it'],
            'bytes before the start' => [static fn (string $zip): string => "#!/bin/sh\n".$zip, 'manifest.json is missing.'],
            'a cut end' => [static fn (string $zip): string => substr($zip, 0, -30), 'not as Paddock wrote it'],
            'a cut middle' => [static fn (string $zip): string => substr($zip, 0, 5_000), 'The file ends too early'],
            'a flipped bit in a file' => [static fn (string $zip): string => substr_replace($zip, chr(ord($zip[600]) ^ 1), 600, 1), 'clients-1.html'],
            'a name that differs in the directory' => [static fn (string $zip): string => substr_replace($zip, 'smz-1.csv', (int) strrpos($zip, 'sms-1.csv'), 9), 'not as Paddock wrote it'],
            'a second file of the same name' => [static fn (string $zip): string => ZipFormat::pack('sms-1.csv', 'first', 0)[1].$zip, 'sms-1.csv is in the zip twice.'],
            'no zip' => [static fn (): string => 'hello', 'manifest.json is missing.'],
            'nothing' => [static fn (): string => '', 'The file ends too early, or is not a zip.'],
        ];
    }

    /** @param  callable(string): string  $change */
    #[DataProvider('bytes')]
    public function test_changed_bytes_are_refused_with_their_fault(callable $change, string $fault): void
    {
        $this->request();
        $path = $this->file(Export::query()->sole());
        file_put_contents($path, $change((string) file_get_contents($path)));

        $this->assertStringContainsString($fault, $this->verify($path, 1));
    }

    public function test_manifest_that_was_written_with_another_key_is_refused(): void
    {
        $this->request();
        $path = $this->file(Export::query()->sole());
        $this->app->forgetInstance('encrypter');
        config(['app.key' => 'base64:'.base64_encode(random_bytes(32))]);

        $this->assertStringContainsString('The seal does not match the manifest', $this->verify($path, 1));

        $this->app->forgetInstance('encrypter');
        config(['app.previous_keys' => ['base64:'.base64_encode(random_bytes(32)), env('APP_KEY')]]);
        $this->verify($path, 0);
    }

    public function test_pack_is_refused_when_the_chain_of_the_database_changed(): void
    {
        $this->seal();
        $this->request();
        $path = $this->file(Export::query()->sole());
        $this->dropTrigger('audit_seals_no_update', 'audit_seals');
        DB::table('audit_seals')->where('sealed_table', 'permission_receipts')->update(['hash' => str_repeat('a', 64)]);

        $this->assertStringContainsString('The head of the hash chain of the permission receipts is not in this database', $this->verify($path, 1));
    }

    public function test_pack_that_this_database_did_not_write_is_refused(): void
    {
        $this->request();
        $path = $this->file(Export::query()->sole());
        DB::table('evidence_files')->where('name', 'manifest.json')->update(['sha256' => str_repeat('0', 64)]);

        $this->assertStringContainsString('This database has no record of this manifest', $this->verify($path, 1));
    }

    public function test_missing_file_is_refused(): void
    {
        $this->assertStringContainsString('can’t be opened', $this->verify('/nowhere/evidence.zip', 1));
    }
}
