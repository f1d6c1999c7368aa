<?php

declare(strict_types=1);

namespace Tests\Architecture;

use PHPUnit\Framework\TestCase;

/** Documents name files, headings and tasks that exist. */
final class DocumentsTest extends TestCase
{
    private const ROOT = __DIR__.'/../../';

    public function test_paths_in_documents_exist(): void
    {
        $missing = [];
        foreach (self::documents() as $document => $text) {
            preg_match_all('#`((?:app|resources|routes|tests|database|realtime|bench|config|deploy)/[\w./-]+)`#', $text, $paths);
            foreach (array_unique($paths[1]) as $path) {
                if (! file_exists(self::ROOT.$path) && ! file_exists(self::ROOT.dirname($document)."/{$path}")) {
                    $missing[] = "{$document}: {$path}";
                }
            }
        }

        $this->assertSame([], $missing);
    }

    public function test_links_between_documents_lead_to_a_heading(): void
    {
        $missing = [];
        foreach (self::documents() as $document => $text) {
            preg_match_all('#\]\((?!https?:)([\w./-]*)\#?([\w-]*)\)#', $text, $links, PREG_SET_ORDER);
            foreach ($links as [$link, $path, $heading]) {
                $target = $path === '' ? self::ROOT.$document : self::ROOT.dirname($document)."/{$path}";
                if (! file_exists($target) || ($heading !== '' && ! in_array($heading, self::headings($target), true))) {
                    $missing[] = "{$document}: {$link}";
                }
            }
        }

        $this->assertSame([], $missing);
    }

    public function test_operations_page_has_every_scheduled_command(): void
    {
        preg_match_all("#Schedule::command\('([\w:-]+)#", (string) file_get_contents(self::ROOT.'routes/console.php'), $commands);
        $page = (string) file_get_contents(self::ROOT.'docs/operations.md');

        $this->assertNotSame([], $commands[1]);
        $this->assertSame([], array_values(array_filter($commands[1], static fn (string $command): bool => ! str_contains($page, "`{$command}"))));
    }

    /** @return array<string, string> text by path */
    private static function documents(): array
    {
        $documents = [];
        foreach (['*.md', 'docs/*.md', 'docs/decisions/*.md', 'bench/*.md', 'deploy/*.md', 'realtime/*.md', 'polyfills/*.md'] as $pattern) {
            foreach (glob(self::ROOT.$pattern) ?: [] as $file) {
                $documents[substr($file, strlen(self::ROOT))] = (string) file_get_contents($file);
            }
        }

        return $documents;
    }

    /** @return list<string> the ids that GitHub gives to the headings of a file */
    private static function headings(string $file): array
    {
        preg_match_all('/^#+ (.*)$/m', (string) file_get_contents($file), $headings);

        return array_map(static fn (string $heading): string => str_replace(' ', '-', (string) preg_replace('/[^\w\- ]/', '', strtolower($heading))), $headings[1]);
    }
}
