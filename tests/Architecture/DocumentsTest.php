<?php

declare(strict_types=1);

namespace Tests\Architecture;

use PHPUnit\Framework\TestCase;

/** Documents name files that exist. */
final class DocumentsTest extends TestCase
{
    private const ROOT = __DIR__.'/../../';

    public function test_paths_in_documents_exist(): void
    {
        $missing = [];
        $documents = [self::ROOT.'README.md', ...(glob(self::ROOT.'docs/*.md') ?: []), ...(glob(self::ROOT.'docs/decisions/*.md') ?: [])];
        foreach ($documents as $document) {
            preg_match_all('#`((?:app|resources|routes|tests|database|realtime|bench|config|deploy)/[\w./-]+)`#', (string) file_get_contents($document), $paths);
            foreach (array_unique($paths[1]) as $path) {
                if (! file_exists(self::ROOT.$path)) {
                    $missing[] = basename($document).": {$path}";
                }
            }
            preg_match_all('#\]\((?!https?:|\#)([\w./-]+\.md)#', (string) file_get_contents($document), $links);
            foreach ($links[1] as $link) {
                if (! file_exists(dirname($document)."/{$link}")) {
                    $missing[] = basename($document).": {$link}";
                }
            }
        }

        $this->assertSame([], $missing);
    }
}
