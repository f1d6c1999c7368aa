<?php

declare(strict_types=1);

namespace App\Domain\Rsg\Evidence;

/** Pages of an evidence pack. They open without a network, print, and contain no scripts. */
final readonly class EvidenceHtml
{
    private const CSS = <<<'CSS'
    body { font: 14px/1.45 system-ui, sans-serif; color: #1a1d23; margin: 2rem; }
    h1 { font-size: 1.4rem; margin: 0 0 .25rem; } h2 { font-size: 1.05rem; margin: 1.5rem 0 .25rem; }
    p { margin: .25rem 0; max-width: 52rem; } a { color: #1d4ed8; } nav a { margin-right: 1rem; }
    table { border-collapse: collapse; margin: 1rem 0; width: 100%; }
    th, td { border: 1px solid #cfd4dc; padding: .3rem .5rem; text-align: left; vertical-align: top; white-space: pre-line; } .long { overflow-wrap: anywhere; }
    th { background: #f1f3f6; white-space: normal; } tbody tr:nth-child(even) { background: #fafbfc; }
    .record { width: auto; } .record th { width: 14rem; }
    .number { text-align: right; }
    @page { size: A4 landscape; margin: 12mm; }
    @media print { body { margin: 0; font-size: 9px; } nav { display: none; } thead { display: table-header-group; } tr { break-inside: avoid; } }
    CSS;

    /** @param  string  $body  HTML */
    public static function page(string $title, string $subtitle, string $body): string
    {
        [$title, $subtitle, $css] = [self::text($title), self::text($subtitle), self::CSS];

        return <<<HTML
            <!doctype html>
            <html lang="en-AU">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
            <title>{$title} – evidence pack</title>
            <style>
            {$css}
            </style>
            </head>
            <body>
            <h1>{$title}</h1>
            <p>{$subtitle}</p>
            {$body}
            </body>
            </html>

            HTML;
    }

    /** @param  list<string>  $headings */
    public static function tableStart(array $headings): string
    {
        return '<table><thead><tr>'
            .implode(
                '',
                array_map(static fn (string $heading): string => '<th scope="col">'.self::text($heading).'</th>', $headings),
            )
            ."</tr></thead><tbody>\n";
    }

    /** @param  list<string>  $cells */
    public static function row(array $cells): string
    {
        return '<tr>'.implode('', array_map(self::cell(...), $cells))."</tr>\n";
    }

    /** Hashes and addresses may break anywhere, so that the table fits on the paper. Words stay whole. */
    private static function cell(string $text): string
    {
        return (preg_match('/\S{25}/', $text) === 1 ? '<td class="long">' : '<td>').self::text($text).'</td>';
    }

    /**
     * A row with many columns, as a table of its own with a line for each.
     *
     * @param  list<string>  $headings
     * @param  list<string>  $cells
     */
    public static function record(array $headings, array $cells): string
    {
        $lines = array_map(
            static fn (string $heading, string $cell): string => '<tr><th scope="row">'
                .self::text($heading)
                .'</th>'
                .self::cell($cell)
                ."</tr>\n",
            $headings,
            $cells,
        );

        return '<table class="record"><tbody>'.implode('', $lines).self::tableEnd()."\n";
    }

    /**
     * @param  list<string>  $pages  names of files
     * @param  list<string>  $csv
     */
    public static function contentsRow(string $title, int $rows, array $pages, array $csv): string
    {
        $links = static fn (array $files): string => implode(
            ' ',
            array_map(
                static fn (string $file, int $place): string => '<a href="'.self::text($file).'">'.($place + 1).'</a>',
                $files,
                array_keys($files),
            ),
        );

        return '<tr><td><a href="'
            .self::text($pages[0])
            .'">'
            .self::text($title)
            .'</a></td><td class="number">'
            .number_format($rows)
            ."</td><td>{$links($pages)}</td><td>{$links($csv)}</td></tr>\n";
    }

    public static function tableEnd(): string
    {
        return '</tbody></table>';
    }

    public static function paragraph(string $text): string
    {
        return '<p>'.self::text($text)."</p>\n";
    }

    /** @param  array<string, string>  $links  file => text */
    public static function links(array $links): string
    {
        $html = '';
        foreach ($links as $file => $text) {
            $html .= '<a href="'.self::text($file).'">'.self::text($text).'</a>';
        }

        return "<nav>{$html}</nav>\n";
    }

    public static function text(string $text): string
    {
        return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, 'UTF-8');
    }
}
