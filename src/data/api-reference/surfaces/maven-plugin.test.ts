import {expect, it} from 'vitest';

import {readPluginXml} from './maven-plugin';

const xml = `<?xml version="1.0" encoding="UTF-8"?>
<plugin>
  <goalPrefix>shop</goalPrefix>
  <mojos>
    <mojo>
      <goal>open</goal>
      <parameters>
        <parameter>
          <name>retries</name>
          <type>java.lang.Integer</type>
          <required>false</required>
          <editable>true</editable>
          <description></description>
        </parameter>
        <parameter>
          <name>counters</name>
          <type>com.example.Counter[]</type>
          <required>true</required>
          <editable>true</editable>
        </parameter>
        <parameter>
          <name>settings</name>
          <type>org.apache.maven.settings.Settings</type>
          <required>false</required>
          <editable>false</editable>
        </parameter>
      </parameters>
      <configuration>
        <retries implementation="java.lang.Integer" default-value="3">\${shop.retries}</retries>
        <settings implementation="org.apache.maven.settings.Settings" default-value="\${settings}"/>
      </configuration>
    </mojo>
    <mojo>
      <goal>close</goal>
      <parameters>
        <parameter>
          <name>folder</name>
          <type>java.io.File</type>
          <editable>true</editable>
        </parameter>
      </parameters>
      <configuration>
        <folder implementation="java.io.File" default-value="\${project.build.directory}"/>
      </configuration>
    </mojo>
  </mojos>
</plugin>`;

it('reads the parameters of each goal that a POM may set, with property and default', () => {
  expect(readPluginXml(xml)).toEqual({
    'maven:open': [
      {name: 'retries', optional: true, type: 'Integer', returns: 'shop.retries', default: '3'},
      {name: 'counters', optional: false, type: 'Counter[]'},
    ],
    'maven:close': [{name: 'folder', optional: true, type: 'File', default: '${project.build.directory}'}],
  });
});
