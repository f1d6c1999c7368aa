<?php

declare(strict_types=1);

namespace App\Support;

/**
 * Extracts the text of an email's body. HTML is never stored, so that an email can't run code, load content or imitate the
 * page. Every step runs in linear time.
 */
final readonly class MailText
{
    private const LOOKS_LIKE_HTML = '#<(?:!doctype|html|head|body|div|p|br|table|span|font|a|ul|ol|h[1-6])(?:\s[^<>]*)?/?>#i';

    /** Invisible content. */
    private const UNSEEN = ['head', 'script', 'style', 'template', 'title'];

    private const BREAKS = ['br', 'p', 'div', 'tr', 'li', 'table', 'ul', 'ol', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

    public static function plain(string $body): string
    {
        return trim(preg_match(self::LOOKS_LIKE_HTML, $body) === 1 ? self::ofHtml($body) : str_replace("\r\n", "\n", $body));
    }

    private static function ofHtml(string $html): string
    {
        $text = '';
        $unseen = null;

        foreach (preg_split('#(<[^<>]*>)#', self::withoutComments($html), -1, PREG_SPLIT_DELIM_CAPTURE | PREG_SPLIT_NO_EMPTY) ?: [] as $part) {
            if (preg_match('#\A<(/?)([a-z][a-z0-9]*)#i', $part, $tag) !== 1) {
                $text .= $unseen !== null || str_starts_with($part, '<!') ? '' : (string) preg_replace('/\s+/', ' ', $part);

                continue;
            }

            $name = strtolower($tag[2]);
            if ($unseen === null && $tag[1] === '' && in_array($name, self::UNSEEN, true)) {
                $unseen = $name;
            } elseif ($unseen === $name && $tag[1] === '/') {
                $unseen = null;
            } elseif ($unseen === null && in_array($name, self::BREAKS, true)) {
                $text .= "\n";
            }
        }

        $text = str_replace("\u{a0}", ' ', html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8'));
        $lines = array_map(trim(...), explode("\n", $text));

        return (string) preg_replace('/\n{3,}/', "\n\n", implode("\n", $lines));
    }

    private static function withoutComments(string $html): string
    {
        $rest = '';
        $at = 0;
        while (($start = strpos($html, '<!--', $at)) !== false) {
            $rest .= substr($html, $at, $start - $at);
            $end = strpos($html, '-->', $start);
            if ($end === false) {
                return $rest;
            }
            $at = $end + 3;
        }

        return $rest.substr($html, $at);
    }
}
