<?php

declare(strict_types=1);

namespace Tests\Architecture;

use PHPUnit\Framework\TestCase;

/** Class names and words, as docs/glossary.md lists them. */
final class LanguageTest extends TestCase
{
    private const NOT_A_SUFFIX = [
        'Book', 'Judge', 'Judged', 'Walk', 'Teller', 'News', 'Shelf', 'Likeness', 'Facts', 'Fate', 'Doubt', 'Twin', 'Habit', 'Lanes', 'Span', 'Stretch', 'Fold', 'Slip',
    ];

    /** folder => the suffix of each class in it */
    private const SUFFIXES = [
        'app/Policies' => 'Policy',
        'app/Queries' => 'Query',
        'app/Providers' => 'ServiceProvider',
    ];

    /** Words that never appear in code, by the term to use instead. Glossary: docs/glossary.md. */
    private const NEVER = [
        '/\bprospects?\b/i' => 'DB client',
        '/\bpunters?\b/i' => 'client',
        '/\be-mails?\b/i' => 'email',
        '/\btellers?\b/i' => 'notifier, or user',
        '/\banew\b/i' => 'again',
        '/\bfour eyes\b/i' => 'dual approval',
        '/\bstands? against\b/i' => 'is excluded',
        '/\bat the keyboard\b/i' => 'the signed-in user',
    ];

    public function test_class_names_end_in_standard_words(): void
    {
        $wrong = [];
        foreach (SourceTree::php('app') as $path => $source) {
            $name = basename($path, '.php');
            foreach (self::NOT_A_SUFFIX as $suffix) {
                if (preg_match("/[a-z]{$suffix}$/", $name) === 1) {
                    $wrong[] = "{$path} ends in {$suffix}";
                }
            }
            foreach (self::SUFFIXES as $folder => $suffix) {
                if (str_starts_with($path, "{$folder}/") && ! str_ends_with($name, $suffix)) {
                    $wrong[] = "{$path} does not end in {$suffix}";
                }
            }
        }

        $this->assertSame([], $wrong);
    }

    public function test_http_classes_are_named_after_their_kind(): void
    {
        $wrong = [];
        foreach (['Controllers' => 'Controller', 'Requests' => 'Request'] as $folder => $suffix) {
            foreach (SourceTree::php("app/Http/{$folder}") as $path => $source) {
                if (preg_match('/^(?:abstract |final |readonly )*class /m', $source) === 1 && ! str_ends_with($path, "{$suffix}.php")) {
                    $wrong[] = $path;
                }
            }
        }

        $this->assertSame([], $wrong);
    }

    public function test_exceptions_end_in_exception(): void
    {
        $wrong = [];
        foreach (SourceTree::php('app') as $path => $source) {
            if (preg_match('/^(?:abstract |final |readonly )*class (\w+) extends (\w*Exception|MoveRefused)\b/m', $source, $class) === 1 && ! str_ends_with($class[1], 'Exception')) {
                $wrong[] = $path;
            }
        }

        $this->assertSame([], $wrong);
    }

    public function test_words_that_the_glossary_excludes_do_not_appear(): void
    {
        $found = [];
        $files = [...SourceTree::php('app', 'config', 'database', 'routes', 'tests/Feature'), ...SourceTree::typescript('resources/js', 'realtime/src')];
        foreach ($files as $path => $source) {
            foreach (self::NEVER as $pattern => $instead) {
                if (preg_match($pattern, $source, $match) === 1) {
                    $found[] = "{$path}: \"{$match[0]}\" (write: {$instead})";
                }
            }
        }

        $this->assertSame([], $found);
    }

    public function test_methods_have_at_most_one_boolean_parameter(): void
    {
        $wrong = [];
        foreach (SourceTree::php('app/Actions', 'app/Domain', 'app/Infrastructure') as $path => $source) {
            preg_match_all('/public (?:static )?function (?!__construct)(\w+)\(([^{;]*?)\)\s*(?::|\{|;)/s', $source, $methods, PREG_SET_ORDER);
            foreach ($methods as [, $name, $parameters]) {
                if (preg_match_all('/\??bool \$/', $parameters) > 1) {
                    $wrong[] = "{$path}: {$name}()";
                }
            }
        }

        $this->assertSame([], $wrong);
    }
}
